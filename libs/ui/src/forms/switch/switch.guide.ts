import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  status: 'beta',
  when: [
    'For a setting that is on or off and applies at once.',
    'For a few independent settings, one below the other.',
  ],
  whenNot: [
    'For a consent or an answer that is submitted with a form: use a `Checkbox`.',
    'To select one of two named values: use a `SegmentedControl`.',
    'For the light and dark schemes: use the `SchemeSwitch`.',
  ],
  dos: [
    'Name the setting in the label, so that “on” and “off” complete it: “Newsletter”.',
    'Apply the change at once, and restore the previous state if that fails.',
    'Explain the effect in `hint` if the label is not enough.',
  ],
  donts: [
    'Do not change the label with the state: screen readers announce the state.',
    'Do not require a button to apply the change.',
    'Do not use it for an action that cannot be reverted.',
  ],
  accessibility: [
    'A native checkbox with `role="switch"`: Space toggles it, and screen readers announce “on” and “off”.',
    'The label is part of the target, which is 44 px high.',
    'The position of the thumb shows the state, also in forced colours. With reduced motion it moves at once.',
    'A change from before hydration is preserved and passed to `onCheckedChange`.',
  ],
};
