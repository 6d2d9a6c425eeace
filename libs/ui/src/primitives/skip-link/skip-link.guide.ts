import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: ['As the first element of every page.', 'To skip repeated content, such as the `NavBar`.'],
  whenNot: [
    'To navigate between the parts of a page: use a table of contents, such as in `LegalDocument`.',
    'For the page one level up: use a `BackLink`.',
  ],
  dos: [
    'Set `href` to the `id` of the `main` element, which is the same on all pages.',
    'Name the destination: “Skip to the content”.',
    'Put it before the `NavBar`, not into it.',
  ],
  donts: [
    'Do not hide it with `display: none` or `visibility: hidden`: it would not be focusable.',
    'Do not add a second one: users continue by headings and landmarks.',
    'Do not use the router for it: it must work before hydration.',
  ],
  accessibility: [
    'The first tab stop. It is visible only while it has focus, above the navigation.',
    'After activation, Tab continues inside the target. Set `tabIndex={-1}` on the target to move the focus itself.',
    'It slides in. With reduced motion it appears at once.',
    'Long labels stay inside the viewport, at 320 px too.',
  ],
};
