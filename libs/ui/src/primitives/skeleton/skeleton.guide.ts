import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  status: 'beta',
  when: [
    'For content that loads after the page, and whose shape is known.',
    'For waits of one second or more, so that the page does not shift when the content arrives.',
  ],
  whenNot: [
    'For an action that is pending: use a `Button` with `loading`.',
    'For a wait without a known shape: use a `Spinner`.',
    'For content that the server can render: render it.',
  ],
  dos: [
    'Use the size of the content, with `className` for width and height.',
    'Announce the wait in a `status` beside it.',
  ],
  donts: [
    'Do not show it for less than a second: it only flickers.',
    'Do not use it for content that may not exist.',
  ],
  accessibility: [
    'Hidden from screen readers. Set `aria-busy` on the region that is loading.',
    'It pulses slowly. With reduced motion it is static.',
    'In forced colours a border shows its shape.',
  ],
};
