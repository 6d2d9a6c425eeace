import type { TranslationKey } from '@studio/i18n';
import type { Headed, Question, Section, Titled } from './facts.ts';
import type { Industry } from './industries.ts';
import type { Action, Closing, Page } from './page.ts';
import type { ServiceId } from './services.ts';

/** The ids of the services without a price list. */
type QuotedServiceId = Extract<
  ServiceId,
  'system-development' | 'mobile-app-development' | 'cloud-solutions' | 'other-development'
>;

/** A service page with the shared layout. Its theme is in `services.ts`. */
export interface ServicePage extends Page {
  id: QuotedServiceId;
  hero: Headed;
  /** The quote is in very large type. */
  benefits: Section<TranslationKey> & { quote: Titled };
  features: Section<Titled>;
  process: Section<Titled>;
  technologies: readonly TranslationKey[];
  industries: readonly Industry[];
  faq: readonly Question[];
  related: readonly ServiceId[];
  /** The pieces of work that the page shows, by the names of their folders in `work`. Each names the service, too. */
  portfolio: readonly string[];
  close: Closing;
}

/** How the work of all service pages is priced, and the link to their steps. */
export const servicePageOffer = {
  text: 'common:service.offer',
  start: { label: 'common:actions.getStarted', href: '/contact' },
  steps: 'common:service.steps',
} as const satisfies { text: TranslationKey; start: Action; steps: TranslationKey };

/** Headings that all service pages share. */
export const servicePageTitles = {
  technologies: 'common:service.technologies',
  industries: 'common:service.industries',
  faq: 'common:service.faq',
  related: 'common:service.related',
} as const satisfies Record<string, TranslationKey>;
