import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For one line of text in a form: a name, an address, a phone number, a subject.',
    'With a matching `type` and `autoComplete`, for the right keyboard on phones and for autofill.',
  ],
  whenNot: [
    'For several lines: use a `TextArea`.',
    'To search a list: use a `SearchField`.',
    'For one of a few known answers: use a `RadioGroup`, or a `Select` for many.',
  ],
  dos: [
    'Keep the label to one to three words. It is above the field.',
    'Mark the few optional fields with `labelNote`.',
    'Describe in `error` how to fix the error, and keep the input.',
  ],
  donts: [
    'Do not use a placeholder for instructions: it disappears during input.',
    'Do not repeat the label in `hint`.',
    'Do not make a field as wide as the page if the expected input is short.',
  ],
  accessibility: [
    'The label is linked to the field: it is the accessible name, and a click on it focuses the field.',
    '`hint` and `error` are the accessible description. An error sets `aria-invalid` and is announced.',
    'An error has an icon, a text and a thicker border, so it does not depend on colour.',
    'The field is 44 px high, and its border has a contrast of 3:1.',
  ],
};
