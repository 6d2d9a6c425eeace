import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For the first message of a visitor, on the contact page.',
    'For any other form with a few fields and one result: its fields are data.',
  ],
  whenNot: [
    'For an email address only: use a `NewsletterForm`.',
    'For a search: use a `SearchField`, which responds to each input.',
    'For a form with several pages: compose `Field`, `TextArea` and `Button`.',
  ],
  dos: [
    'Ask only for what the reply needs. Most fields are required, and the others are marked as optional.',
    'Describe in `requiredMessage` and `invalidMessage` how to fix the error: “Enter an address like name@example.com”.',
    'Return a `Select`, `RadioGroup` or `Checkbox` from `render` of a field, with the props that it gets.',
    'Set `autoComplete`, so that the browser can fill in the name, the address and the phone number.',
    'Describe in `messages.done` what happens next, and when.',
  ],
  donts: [
    'Do not clear the input without a way to restore it: handle `onRestore` after a failure.',
    'Do not pass new `errors` during input: they move the focus to the first invalid field.',
    'Do not give the honeypot in `honeypot` a name that browsers fill in, such as `email`.',
  ],
  accessibility: [
    'An invalid submission moves the focus to the first invalid field, which shows its error.',
    'Errors are announced, are linked to their field, and disappear when the field is valid. Those in `errors` disappear when their field is changed.',
    'The sending, success and failure messages are in a `status`, which is announced.',
    'Without JavaScript the browser validates the fields and sends the form to `action`.',
  ],
};
