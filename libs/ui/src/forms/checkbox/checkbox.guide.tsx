import type { Guide } from '../../internal/guide.ts';
import { Checkbox } from './checkbox.tsx';

export const guide: Guide = {
  status: 'beta',
  when: [
    'For a consent or an option that is submitted with a form.',
    'For several answers to one question: one checkbox each, with the same `name`, in a `fieldset` with a `legend`.',
  ],
  whenNot: [
    'For a setting that applies at once: use a `Switch`.',
    'For one of several answers: use a `RadioGroup`.',
    'To filter a list by one category: use `FilterChips`.',
  ],
  dos: [
    'Write the label as a statement that the tick confirms: “I have read the terms”.',
    'Put a link to the details into the label: only the text around it toggles the checkbox.',
    'Set `required` and `error` for a consent that the form needs.',
  ],
  donts: [
    'Do not tick a consent in advance.',
    'Do not use a negation in the label: “Do not send me news”.',
    'Do not start an action on a change.',
  ],
  pairs: [
    {
      rule: 'Name what is on. A negation makes people think twice.',
      right: <Checkbox label="Send me the newsletter" />,
      wrong: <Checkbox label="Do not send me no newsletter" />,
    },
  ],
  accessibility: [
    'A native checkbox: Space toggles it, and it works without JavaScript.',
    'The label is part of the target, which is 44 px high.',
    'The hint and the error are the accessible description. An error sets `aria-invalid` and is announced.',
    'In forced colours the tick has the colour of the text.',
  ],
};
