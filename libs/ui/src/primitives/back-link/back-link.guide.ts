import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'At the top of a page that belongs to a list, such as one service in the list of services.',
    'On a service page above the title, in place of `Breadcrumbs`, or after the related links in addition to them.',
  ],
  whenNot: [
    'For two or more levels: use `Breadcrumbs`.',
    'To return to the previous page in the history: the browser has a button for that.',
    'At the end of a page, for the next thing to do: use a `LastLine`.',
  ],
  dos: [
    'Name the destination: “Back to services”.',
    'Place it above the title of a page, or after all content.',
  ],
  donts: [
    'Do not use “Back” alone as the label: it has no meaning in a list of links.',
    'Do not set `href` from the browser history: the link must also work when the page was opened from an email.',
  ],
  accessibility: [
    'It is a link, and its text is its accessible name. The arrow is hidden from screen readers.',
    'The target is 44 px high at any text size.',
    'The arrow moves on hover only, and without a transition with reduced motion.',
  ],
};
