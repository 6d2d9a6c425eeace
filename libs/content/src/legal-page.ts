import type { WordGroup, WordKey } from '@studio/i18n';
import type { Closing, Feature, Headed, Page, Section } from './page.ts';
import { listed } from './words.ts';

/** Its items are paragraphs. */
interface LegalSection extends Section<WordKey> {
  /** Its place in the address, so that others can point at it. */
  id: string;
}

/** The layout of the terms and of the privacy policy. */
export interface LegalPage extends Page {
  hero: Headed & { updated: WordKey };
  highlights: Section<Feature>;
  /** The heading over the sections. */
  full: WordKey;
  /** Numbered in this order. */
  sections: readonly LegalSection[];
  contact: Closing;
}

/** A section with its paragraphs. Its place in the locale files is its place in the address too. */
export const legalSection = <G extends WordGroup<'title'>, const K extends string>(
  group: G,
  paragraphs: readonly K[],
) => ({
  id: group.replace(/.*\./, ''),
  title: `${group}.title` as const,
  items: listed(group, paragraphs),
});
