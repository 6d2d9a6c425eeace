import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'On a page that searches the whole site, with results of different kinds.',
    'Where a result leads to another page.',
  ],
  whenNot: [
    'To filter a list that is on the page: use a `SearchField`.',
    'To select one of a few values: use a `Select`.',
  ],
  dos: [
    'Show at most about twelve items, the best first.',
    'Mark the words of the query in titles and texts with `<mark>`.',
    'Set `status` to the number of items, or to a sentence that says what to do if nothing is found.',
    'Hide it with `@media (scripting: none)`, and link to a list of all pages instead.',
  ],
  donts: [
    'Do not put links or buttons into an item: it is one link.',
    'Do not empty the list while the next items load: it would jump.',
  ],
  accessibility: [
    'A `combobox` that controls a `listbox`. The arrow keys select an item while the focus stays in the field, Enter follows its link, Escape leaves the list and then clears the field.',
    'Enter without a selected item follows the first one. The items are no tab stops, and open in a new tab like other links. Keys of an input method, such as for Chinese, are ignored.',
    'The status is a live region. It is visible while there are no items.',
    'The selected item has an outline, which is visible in forced colours.',
  ],
};
