import type { WordGroup } from '@studio/i18n';

/*
 * Names the texts that belong together by the place where they stand. A place that does not have these texts is a type
 * error.
 */

/** A section, or a whole page, begins with these. */
export const headed = <G extends WordGroup<'title' | 'lead'>>(group: G) =>
  ({ title: `${group}.title`, lead: `${group}.lead` }) as const;

/** An item of a list. */
export const titled = <G extends WordGroup<'title' | 'text'>>(group: G) =>
  ({ title: `${group}.title`, text: `${group}.text` }) as const;

/** An item of an FAQ. */
export const asked = <G extends WordGroup<'question' | 'answer'>>(group: G) =>
  ({ question: `${group}.question`, answer: `${group}.answer` }) as const;

/** A figure and what it counts. */
export const counted = <G extends WordGroup<'value' | 'label'>>(group: G) =>
  ({ value: `${group}.value`, label: `${group}.label` }) as const;

/** Single texts that stand in one place. */
export const listed = <G extends string, const K extends string>(group: G, keys: readonly K[]) =>
  keys.map((key) => `${group}.${key}` as const);
