import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'Once, at the top of every page: links to the main pages, the language menu and the primary action.',
    'For about five links: at 832 px they must fit on one line in every language.',
  ],
  whenNot: [
    'For pages on the second level: use `Breadcrumbs` and the `Footer`, or `services` in the menu.',
    'To navigate within a long page: use a table of contents, such as in `LegalDocument`.',
  ],
  dos: [
    'Put a `SkipLink` before it.',
    'Keep each label to one or two words.',
    'Set `tone` to the background at the top of the page, for enough contrast: `deep`, or `plain` for all lighter backgrounds.',
    'Mark a link as `current` on the pages below it as well.',
  ],
  donts: [
    'Do not add a second button: it would compete with the primary action.',
    'Do not add space for it at the top of a page: `Poster` includes it.',
    'Do not fix other elements to the top of the viewport: the bar would cover them.',
  ],
  accessibility: [
    'A `header` with a `nav` that has the name in `label`. The current page has `aria-current` and an underline, which is visible in forced colours.',
    'Below 832 px a button opens the links in a modal `dialog`. The focus moves to the close button and stays in the dialog. Escape, the close button and going back in the history return it to the button.',
    'Selecting a link closes the menu. A link to the current page scrolls to the top.',
    'Elements that receive focus below the bar scroll into view. Without JavaScript the bar shows all links and scrolls with the page.',
  ],
};
