import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For several lines of text, such as the message in the `ContactForm`.',
    'For text that visitors write in sentences.',
  ],
  whenNot: [
    'For one line, such as a name or an address: use a `Field`.',
    'To search a list: use a `SearchField`.',
    'For read-only text: use a paragraph, not a disabled field.',
  ],
  dos: [
    'Explain in `hint` what to write.',
    'Set `maxLength` to the limit of the server, so that no input is rejected.',
    'Describe in `error` what is wrong and how to fix it.',
    'Mark optional fields with `labelNote` when the others are required.',
  ],
  donts: [
    'Do not put the label or the hint into the placeholder: it disappears during input.',
    'Do not set a fixed height: the field grows with its content and is resizable.',
  ],
  accessibility: [
    'The label, the hint and the error are linked to the field. An error sets `aria-invalid` and is announced politely.',
    'Enter inserts a line break, and Tab leaves the field.',
    'With `maxLength` the browser limits the input. A counter appears for the last tenth and is announced only at the limit, so state a tight limit in the hint.',
    'Where the browser does not support automatic growth, the field scrolls. Its border is visible in forced colours.',
  ],
};
