import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For the result of an action of the visitor, if its place may be outside the viewport.',
    'Once on every page, as the last element. `toast.success` and `toast.error` show toasts from anywhere.',
  ],
  whenNot: [
    'As the only message: also show it in place, like `NewsletterForm` and `ContactForm`.',
    'For an error in one field: use `error` of a `Field` or a `TextArea`.',
    'For a question: use the `ConsentBar`.',
    'While something is loading: use a `Spinner`.',
  ],
  dos: [
    'Use one short sentence: a toast disappears after `duration`, which is four seconds unless you set it.',
    'Describe in an error what to do next.',
    'Set `lang` if the language of the toasts differs from that of the page: Chinese needs its own typeface.',
  ],
  donts: [
    'Do not put a link or a button into a toast: it disappears before keyboard users reach it.',
    'Do not use it for news: it responds to actions only.',
    'Do not show a toast for a result that is visible anyway.',
  ],
  accessibility: [
    'A region with the name in `label` that announces politely. The focus does not move.',
    'The timer pauses on hover and while the tab is hidden. Alt and T move the focus to the toast.',
    'A toast can be dismissed by a swipe or with its close button, which is 44 px wide.',
    'Each toast has an icon beside its text, so it does not depend on colour. In forced colours it has a border.',
    'It is above everything, also an open `Dialog`. While that is open, the page and its toasts are inert: screen readers do not read them.',
    'With reduced motion it appears without sliding. At 320 px it spans the viewport below the navigation bar.',
  ],
};
