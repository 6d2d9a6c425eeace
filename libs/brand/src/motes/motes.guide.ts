import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: ['On the lake of the home page, as the only animation of the site that goes on.'],
  whenNot: ['On the lake of another page: it is still.', 'While something is loading: use a `Spinner`.'],
  dos: [
    'Give it the file of the `Lake` beside it, in the `backdrop` of a `Poster` or in a `section`.',
    'Use at most 80, and 40 at the start.',
  ],
  donts: ['Do not attach a function to clicks in it: it is not a control.', 'Do not use two on a page.'],
  accessibility: [
    'It is hidden from screen readers, not focusable, and never behind text.',
    'With reduced motion the motes are still. A click still drops more of them.',
    'It pauses outside the viewport and in a hidden tab.',
  ],
};
