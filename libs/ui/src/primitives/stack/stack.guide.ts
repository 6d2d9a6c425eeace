import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For the space between the parts of a card, a column or a form.',
    'With `row` for buttons beside each other.',
  ],
  whenNot: [
    'For two parts beside each other on wide screens: use `Columns`.',
    'For a list of items with titles: use `Rows`.',
    'For the parts of a page: use one `Section` for each.',
  ],
  dos: [
    'Use a small gap for what belongs together, and a larger one between groups.',
    'Nest stacks for groups with different gaps.',
  ],
  donts: [
    'Do not add margins to its children: the gap is the only space between them.',
    'Do not change the order with CSS: the keyboard and screen readers follow the order of the children.',
  ],
  accessibility: [
    'It has no role. For a list, use `asChild` around a `ul` with `role="list"`: without markers, Safari ignores the native role.',
    'A row wraps, so nothing is cut off at 400 % zoom.',
  ],
};
