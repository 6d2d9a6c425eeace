import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'To subscribe with an email address only, as in the `Footer` of every page.',
    'Where the result is immediate: the form shows it in place.',
  ],
  whenNot: [
    'For a message, or a second field: use a `ContactForm`.',
    'For a custom form with one field: use a `Field` and a `Button`.',
  ],
  dos: [
    'Describe in `lead` what subscribers receive, and how often.',
    'Set `action` to an endpoint that accepts form submissions, for visitors without JavaScript.',
    'Keep the message in the form even if the `Toaster` shows the same text: a toast disappears.',
  ],
  donts: [
    'Do not ask for a name or a topic: each additional field reduces sign-ups.',
    'Do not clear or disable it yourself: `done` clears the field, `failed` keeps the input, `sending` ignores further submissions.',
    'Do not use it twice on a page: `doneId` is an element id.',
  ],
  accessibility: [
    'The field has a visible label and `autocomplete="email"`. The browser reports a missing or invalid address and moves the focus to it.',
    'The result is announced politely (`role="status"`). It has an icon, so it does not depend on colour.',
    'While the form is sending, the button keeps its focus, width and name.',
    'The title is an `h2`. At 320 px the button is below the field.',
  ],
};
