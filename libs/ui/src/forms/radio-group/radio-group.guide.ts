import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  status: 'beta',
  when: [
    'For a question in a form with two to five answers, of which one applies.',
    'Where the answers need an explanation: each has its own `hint`.',
  ],
  whenNot: [
    'For more than five short answers: use a `Select`.',
    'For several answers: use a `Checkbox` for each.',
    'To switch a view at once: use a `SegmentedControl`, or `FilterChips` for a list.',
  ],
  dos: [
    'Write the question or its subject in `label`.',
    'Preselect an answer only if it suits most visitors.',
    'Offer “None of these” if that is an answer: a selection cannot be undone.',
  ],
  donts: [
    'Do not put long explanations into the labels: use `hint`.',
    'Do not start an action on a selection: the arrow keys change it.',
    'Do not use it for a single yes: use a `Checkbox`.',
  ],
  accessibility: [
    'Native radio buttons in a `fieldset`. The label is its `legend`.',
    'One tab stop. The arrow keys change the selection.',
    'The hint of an answer is its description. The hint and the error of the question describe the group.',
    'Each answer is 44 px high, and its label is part of the target.',
  ],
};
