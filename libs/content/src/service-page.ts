import type { TranslationKey } from '@studio/i18n';
import type { Question, Section, Titled } from './facts.ts';
import type { Industry } from './industries.ts';
import type { Closing, Feature, Page } from './page.ts';
import type { ServiceId } from './services.ts';

/** A service page with the shared layout. Its theme is in `services.ts`. */
export interface ServicePage extends Page {
  id: ServiceId;
  benefits: Section<TranslationKey>;
  features: Section<Feature>;
  process: Section<Titled>;
  technologies: readonly TranslationKey[];
  industries: readonly Industry[];
  faq: readonly Question[];
  related: readonly ServiceId[];
  /** Ids of portfolio entries. Reserved for the portfolio, not shown yet. */
  portfolio: readonly string[];
  close: Closing;
}

/** Headings that all service pages share. */
export const servicePageTitles = {
  technologies: 'common:service.technologies',
  industries: 'common:service.industries',
  faq: 'common:service.faq',
  related: 'common:service.related',
} as const satisfies Record<string, TranslationKey>;
