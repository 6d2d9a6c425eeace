import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For a decision or a short task that must be finished or cancelled before the visitor continues.',
    'With the size `full`, for a menu on a phone.',
  ],
  whenNot: [
    'For information that visitors compare with the page: show it on the page, or use a `Popover`.',
    'For the result of an action: use an `Alert` or the `Toaster`.',
    'For consent to cookies: use the `ConsentBar`, which does not block the page.',
  ],
  dos: [
    'Name the decision in the title: “Delete this draft?”.',
    'Put the buttons into `actions`, the main one first, and name the action on it.',
    'Pass the button that opens it as `trigger`. The focus returns to it.',
  ],
  donts: [
    'Do not open a dialog when a page loads.',
    'Do not open a dialog from a dialog.',
    'Do not show only a toast while it is open, which screen readers do not read then: show an `Alert` inside, or close it first.',
    'Do not put a long form into it: use a page.',
  ],
  accessibility: [
    'A native `dialog` element in the top layer. Its name is its title, or `label`. The page behind it is inert and does not scroll.',
    'The focus moves to the control with `autoFocus`, or else to the first one inside, and returns to where it was when the dialog closes.',
    'Escape, the back gesture on Android, the close button and a click on the backdrop close it. With the size `full` there is no backdrop.',
    'It fades in. With reduced motion it appears at once. In forced colours it has a border.',
    'It needs JavaScript, so do not put content into it that is nowhere else.',
  ],
};
