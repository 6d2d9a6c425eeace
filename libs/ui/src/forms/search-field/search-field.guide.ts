import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'To filter a list on the page during input, as on the FAQ page.',
    'For a list of ten or more items with words that visitors can guess.',
  ],
  whenNot: [
    'For a few fixed categories: use `FilterChips`, alone or in addition.',
    'For a value that is submitted: use a `Field` in a form.',
    'To search other pages: it does not navigate and sends no request.',
  ],
  dos: [
    'Show the number of results beside it, in an element with `role="status"`.',
    'Show an `EmptyState` with a reset button when there are no results.',
    'Search titles and texts, and ignore case.',
    'Hide it with `@media (scripting: none)`: it has no function without JavaScript.',
  ],
  donts: [
    'Do not wait for Enter: filter on each input.',
    'Do not hide the label, unless a heading above has the same text.',
    'Do not move the focus into the list: the visitor is still typing.',
  ],
  accessibility: [
    'A `searchbox` with a visible label.',
    'The clear button has the name in `clearLabel`, is next in the tab order, and returns the focus to the field.',
    'Input before hydration is preserved and applied after it.',
    'It announces nothing: announce the number of results yourself.',
  ],
};
