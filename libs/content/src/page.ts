import type { TranslationKey } from '@studio/i18n';
import type { Headed, Section, Titled, Values } from './facts.ts';
import type { Href } from './routes.ts';

export interface Page {
  hero: Pick<Headed, 'title'> & Partial<Headed>;
  values?: Values;
}

/** A link that looks like a button. */
export interface Action {
  label: TranslationKey;
  href: Href;
}

/** The call to action at the end of a page. */
export interface Closing extends Titled {
  action: Action;
}

/** Terms of service, or a privacy policy. */
export interface LegalPage extends Page {
  hero: Headed & { updated: TranslationKey };
  /** Their titles are one short word each. */
  highlights: Section<Titled>;
  /** The heading of the sections. */
  full: TranslationKey;
  /** In the order of their numbers. */
  sections: readonly LegalSection[];
  contact: Closing;
}

/** A paragraph with a heading on a legal page. */
interface LegalSection extends Section<TranslationKey> {
  /** The hash of the section in the URL. */
  id: string;
}
