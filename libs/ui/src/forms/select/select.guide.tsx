import type { Guide } from '../../internal/guide.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from './select.tsx';

export const guide: Guide = {
  status: 'beta',
  when: [
    'For one of about six or more known values, such as a service or a country.',
    'In a form where space is limited, on phones in particular.',
  ],
  whenNot: [
    'For two to five values: use a `RadioGroup`, which shows all of them.',
    'To filter a list by a few short labels: use `FilterChips`.',
    'For navigation: use links.',
    'For yes or no: use a `Checkbox`.',
  ],
  dos: [
    'Sort the options as visitors look for them: by frequency, by size or by alphabet.',
    'Preselect the most frequent value, or start with an option with an empty value and set `required`.',
    'Set `name` in a form, and `autoComplete` for values that the browser knows.',
  ],
  donts: [
    'Do not submit a form or navigate on a selection: the arrow keys change it.',
    'Do not use the first option as the label: it disappears after a selection.',
    'Do not hide the only sensible answer in a list: leave the field out.',
  ],
  pairs: [
    {
      rule: 'Two or three options are all visible.',
      right: (
        <RadioGroup
          label="Pick up or delivery"
          options={[
            { value: 'store', label: 'Pick up' },
            { value: 'home', label: 'Delivery' },
          ]}
        />
      ),
      wrong: (
        <Select
          label="Pick up or delivery"
          options={[
            { value: 'store', label: 'Pick up' },
            { value: 'home', label: 'Delivery' },
          ]}
        />
      ),
    },
  ],
  accessibility: [
    'A native `select`: keyboard, typing ahead and the picker of the phone work as everywhere.',
    'The label, the hint and the error are linked to the field. An error sets `aria-invalid` and is announced.',
    'A selection from before hydration is preserved and passed to `onValueChange`.',
    'The field is 44 px high, and its border is visible in forced colours.',
  ],
};
