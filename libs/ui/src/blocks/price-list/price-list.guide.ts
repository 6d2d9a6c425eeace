import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For two to four prices that speak for themselves, each with a few features.',
    'With `cards` for exactly two things that differ in kind, such as images and videos.',
  ],
  whenNot: ['For plans whose features are compared line by line: use a `PricingGrid`.'],
  dos: ['Use the warm button and a badge for one item of `rows` at most.'],
  donts: ['Do not put anything but a price into `price`: it is the largest text of the section.'],
  accessibility: [
    'Each item is an article with a heading. Set `headingLevel` to one below the heading above.',
    'The squares are decorative: the features say the number.',
  ],
};
