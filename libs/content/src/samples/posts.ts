import type { TranslationKey } from '@studio/i18n';

interface SampleTexts {
  title: TranslationKey;
  highlight?: TranslationKey;
  text?: TranslationKey;
  label: TranslationKey;
  /** Its words stay Chinese on English pages. @default false */
  chinese?: boolean;
}

/** Posts of a bakery, a tea shop and a canoe rental, all invented. Their ids are the pictures that `SamplePost` has. */
export const samplePosts = {
  bread: {
    title: 'samples:posts.bread.title',
    text: 'samples:posts.bread.text',
    label: 'samples:posts.bread.label',
  },
  flour: {
    title: 'samples:posts.flour.title',
    highlight: 'samples:posts.flour.highlight',
    text: 'samples:posts.flour.text',
    label: 'samples:posts.flour.label',
  },
  oven: { title: 'samples:posts.oven.title', label: 'samples:posts.oven.label', chinese: true },
  tea: {
    title: 'samples:posts.tea.title',
    text: 'samples:posts.tea.text',
    label: 'samples:posts.tea.label',
    chinese: true,
  },
  cup: { title: 'samples:posts.cup.title', label: 'samples:posts.cup.label' },
  canoe: {
    title: 'samples:posts.canoe.title',
    text: 'samples:posts.canoe.text',
    label: 'samples:posts.canoe.label',
  },
  film: { title: 'samples:posts.film.title', label: 'samples:posts.film.label' },
} as const satisfies Readonly<Record<string, SampleTexts>>;

export type SamplePostId = keyof typeof samplePosts;

/** The length of the film, on its cover. */
export const filmLength = '0:12';
