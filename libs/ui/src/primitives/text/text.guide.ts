import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For a paragraph that is not part of a block.',
    'With `lg` for a lead, and with `sm` for a note below a price or a table.',
  ],
  whenNot: [
    'For rendered Markdown: use a `Prose`, which styles all of its elements.',
    'For a title: use a `Heading`.',
    'For a word that highlights an item: use a `Badge`.',
  ],
  dos: [
    'Use `muted` for text that visitors can skip.',
    'Use `asChild` where a paragraph is not allowed, such as around a `span` in a button.',
  ],
  donts: [
    'Do not use `muted` for errors or conditions: visitors skip it.',
    'Do not make it wider than about 70 characters: long lines are hard to follow.',
  ],
  accessibility: [
    'A native paragraph. Both tones have a contrast of 4.5:1 or more on every background.',
    'Sizes are in rem, so the text follows the font size of the browser.',
  ],
};
