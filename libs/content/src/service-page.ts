import type { WordKey } from '@studio/i18n';
import type { Industry } from './industries.ts';
import type { Closing, Feature, Page, Question, Section, Titled } from './page.ts';
import type { ServiceId } from './services.ts';

/** A service that is shown in the common layout. Its theme and icon stand in the list of services. */
export interface ServicePage extends Page {
  id: ServiceId;
  benefits: Section<WordKey>;
  features: Section<Feature>;
  process: Section<Titled>;
  technologies: readonly WordKey[];
  industries: readonly Industry[];
  faq: readonly Question[];
  related: readonly ServiceId[];
  /** Works that belong to the service. They are kept for the portfolio, and shown nowhere yet. */
  portfolio: readonly string[];
  close: Closing;
}

/** How the parts are called that all these pages share. */
export const servicePageWords = {
  technologies: 'common:service.technologies',
  industries: 'common:service.industries',
  faq: 'common:service.faq',
  related: 'common:service.related',
} as const satisfies Record<string, WordKey>;
