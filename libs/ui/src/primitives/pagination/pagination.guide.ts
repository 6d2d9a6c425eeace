import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  status: 'beta',
  when: ['For a list of more than about twenty items, each page at its own URL.'],
  whenNot: [
    'For a list that visitors search: add a `SearchField` and `FilterChips` first.',
    'For steps in an order: use `ProcessSteps`.',
    'For the path to the page: use `Breadcrumbs`.',
  ],
  dos: [
    'Put it below the list.',
    'Add the page number to the title of the document.',
    'Leave it out if there is only one page.',
  ],
  donts: ['Do not load pages while scrolling as well.', 'Do not put two on a page without different labels.'],
  accessibility: [
    'A `nav` with the name in `label`. Each page has the name in `pageLabel`. The current page has `aria-current` and a border.',
    'All pages are links, so they work without JavaScript and open in a new tab.',
    'Each link is 44 px high. On a phone the first and the last link show only an arrow, with the same name.',
  ],
};
