import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: ['For a wait of unknown duration in one part of a page.', 'For a wait of about a second or more.'],
  whenNot: [
    'For the pending action of a button: use `loading` of the `Button`.',
    'For the result of an action: show it in the form, and also in the `Toaster`.',
  ],
  dos: [
    'Use the same `variant` on the whole site.',
    'Describe in `label` what is in progress.',
    'Show it after a delay of a few hundred milliseconds: quick responses need no spinner.',
  ],
  donts: [
    'Do not show several spinners at once.',
    'Do not repeat the label in visible text beside it: screen readers would announce it twice.',
    'Do not cover visible content with it.',
  ],
  accessibility: [
    '`role="status"` with the label as visually hidden text: it is announced politely and does not receive focus.',
    'With reduced motion all six variants are static.',
    'Its colour is `currentColor`. In forced colours it is the text colour of the user.',
  ],
};
