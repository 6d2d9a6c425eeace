import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  status: 'beta',
  when: [
    'Between two groups of content for which space is not enough, such as the parts of a menu or a card.',
    'With `vertical` between short facts beside each other.',
  ],
  whenNot: [
    'Between the parts of a page: use `Section` with another tone.',
    'Between all items of a list: use `Rows`, or space.',
  ],
  dos: [
    'Use the same space on both sides, such as the gap of a `Stack`.',
    'Add `aria-hidden` if the separation has no meaning.',
  ],
  donts: [
    'Do not use it below a heading: space connects a heading with its text.',
    'Do not use it as decoration.',
  ],
  accessibility: [
    'A native `hr` with the role `separator` and its orientation.',
    'The line is decorative, so it can have a low contrast. In forced colours it has the colour of borders.',
  ],
};
