import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'On a page below another page, such as each service below the list of services.',
    'Where visitors arrive from a search engine and need to see where the page belongs.',
  ],
  whenNot: [
    'On the home page, and on pages in the navigation: `NavBar` marks the current page.',
    'For a single level: use a `BackLink`.',
    'To show the progress of a process: use `ProcessSteps`.',
  ],
  dos: [
    'Start with the home page and end with the current page, which has no `href`.',
    'Use the same page names as the navigation.',
    'Place it above the heading, before all other content of the page.',
  ],
  donts: ['Do not link the last item: it is the current page.', 'Do not add levels that have no page.'],
  accessibility: [
    'A `nav` with the name in `label`, and an ordered list, so screen readers announce the number of items.',
    'The last item has `aria-current="page"`.',
    'Screen readers do not announce the separators. Each link is 44 px high.',
  ],
};
