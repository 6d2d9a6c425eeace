import type { TranslationGroup, TranslationKey } from '@studio/i18n';

/*
 * Types of the facts on most pages. Facts refer to texts by their keys.
 */

/** The interpolation values of the texts of a page or of an item. */
export type Values = Readonly<Record<string, number | Date>>;

export interface Headed {
  title: TranslationKey;
  lead: TranslationKey;
}

export interface Titled {
  title: TranslationKey;
  text: TranslationKey;
  values?: Values;
}

export interface Question {
  question: TranslationKey;
  answer: TranslationKey;
  values?: Values;
}

/** A text in a list. */
export interface Line {
  text: TranslationKey;
  values?: Values;
}

export interface Section<Item> {
  title: TranslationKey;
  items: readonly Item[];
}

/*
 * The keys of texts that belong together, by the key of their group. A group without these texts is a type error.
 */

/** The heading of a page or of a section. */
export const headed = <G extends TranslationGroup<'title' | 'lead'>>(group: G) =>
  ({ title: `${group}.title`, lead: `${group}.lead` }) as const;

/** An item of a list. */
export const titled = <G extends TranslationGroup<'title' | 'text'>>(group: G) =>
  ({ title: `${group}.title`, text: `${group}.text` }) as const;

/** An item of an FAQ. */
export const asked = <G extends TranslationGroup<'question' | 'answer'>>(group: G) =>
  ({ question: `${group}.question`, answer: `${group}.answer` }) as const;

/** A figure and its label. */
export const counted = <G extends TranslationGroup<'value' | 'label'>>(group: G) =>
  ({ value: `${group}.value`, label: `${group}.label` }) as const;

/** Single texts of a group. */
export const listed = <G extends string, const K extends string>(group: G, keys: readonly K[]) =>
  keys.map((key) => `${group}.${key}` as const);

/** A section of a legal page. The last part of the key is its hash. */
export const legalSection = <G extends TranslationGroup<'title'>, const K extends string>(
  group: G,
  paragraphs: readonly K[],
) => ({
  id: group.replace(/.*\./, ''),
  title: `${group}.title` as const,
  items: listed(group, paragraphs),
});
