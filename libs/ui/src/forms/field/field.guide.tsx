import type { Guide } from '../../internal/guide.ts';
import { Field } from './field.tsx';

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
  pairs: [
    {
      rule: 'The label stays visible. An example is a hint, not a placeholder.',
      right: <Field label="Email" hint="Such as ada@example.com" type="email" />,
      wrong: (
        <Field label="Email address of the person who is responsible, such as ada@example.com" type="email" />
      ),
    },
    {
      rule: 'An error describes how to fix it.',
      right: (
        <Field
          label="Email"
          error="This does not look like an email address. Please write it as name@example.com."
          defaultValue="ada@"
        />
      ),
      wrong: <Field label="Email" error="Invalid input" defaultValue="ada@" />,
    },
  ],
  accessibility: [
    'The label is linked to the field: it is the accessible name, and a click on it focuses the field.',
    '`hint` and `error` are the accessible description. An error sets `aria-invalid` and is announced.',
    'An error has an icon, a text and a thicker border, so it does not depend on colour.',
    'The field is 44 px high, and its border has a contrast of 3:1.',
  ],
};
