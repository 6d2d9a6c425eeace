import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For rendered Markdown or HTML from a content management system, such as an article.',
    'For a long text that you write as plain HTML elements.',
  ],
  whenNot: [
    'For a single paragraph: use a `Text`.',
    'For terms or a privacy policy with a table of contents: use a `LegalDocument`.',
    'For the layout of a page: use `Section` and `Columns`.',
  ],
  dos: [
    'Start with level 2: the title of the page has level 1.',
    'Use `asChild` around an `article`.',
    'Map the links of Markdown to `Link`, so that they have the language prefix of the site.',
  ],
  donts: [
    'Do not pass HTML from visitors without sanitizing it.',
    'Do not use wide tables: the words in narrow cells break.',
  ],
  accessibility: [
    'Lines have about 70 characters, or 36 in Chinese.',
    'Links are underlined. Code wraps, so no part of it needs horizontal scrolling.',
    'Images must have alternative text: Markdown has a place for it.',
  ],
};
