import type { Guide } from '../../internal/guide.ts';
import { SegmentedControl } from './segmented-control.tsx';

export const guide: Guide = {
  when: [
    'To switch a view between two to four options at once, such as monthly and yearly prices.',
    'Where every value in view changes in place, without a layout shift.',
  ],
  whenNot: [
    'For a question in a form: use a `RadioGroup`, which has a visible label.',
    'To filter a list: use `FilterChips`.',
    'For a setting that is on or off: use a `Switch`.',
    'For more than four options: use a `Select`.',
    'For the light and dark schemes: use the `SchemeSwitch`.',
  ],
  dos: [
    'Set `note` to a figure that helps to select the option, such as “Save 20%”.',
    'Preselect the option that most visitors take.',
    'Hide it with `@media (scripting: none)` if it has no effect without JavaScript, and state the difference in the text.',
  ],
  donts: [
    'Do not use long labels: they share one line on a phone. All options are as wide as the longest label.',
    'Do not navigate on a selection: the arrow keys would change the page.',
    'Do not use the variant `icon` for icons that visitors cannot guess.',
  ],
  pairs: [
    {
      rule: 'Short labels, and a figure that helps to decide.',
      right: (
        <SegmentedControl
          label="Billing"
          options={[
            { value: 'monthly', label: 'Monthly' },
            { value: 'yearly', label: 'Yearly', note: 'Save 20%' },
          ]}
          defaultValue="monthly"
        />
      ),
      wrong: (
        <SegmentedControl
          label="Billing"
          options={[
            { value: 'monthly', label: 'I would like to pay each month' },
            { value: 'yearly', label: 'I would like to pay once a year' },
          ]}
          defaultValue="monthly"
        />
      ),
    },
  ],
  accessibility: [
    'Native radio buttons in a `fieldset`. `label` is its visually hidden legend.',
    'Tab moves to the selected option. The arrow keys change the selection.',
    'In forced colours the selected option is underlined or, with icons, in a circle.',
    'The thumb slides in 200 ms. With reduced motion it moves at once.',
  ],
};
