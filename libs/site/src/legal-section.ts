import type { WordGroup } from '@studio/i18n';
import { listed } from './facts.ts';

/** A section of a legal page. The last part of the key is its hash. */
export const legalSection = <G extends WordGroup<'title'>, const K extends string>(
  group: G,
  paragraphs: readonly K[],
) => ({
  id: group.replace(/.*\./, ''),
  title: `${group}.title` as const,
  items: listed(group, paragraphs),
});
