import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: ['To show five samples of different services at once, under a large heading.'],
  whenNot: ['For samples with a service and a price each: use `SamplePlates`.'],
  dos: [
    'Put the sample with the most detail second: it has the largest place.',
    'Say in `note` that the shops are invented.',
  ],
  donts: [
    'Do not put it in a container that clips at its end: it leaves the page there, and the section clips it.',
  ],
  accessibility: [
    'A list. Each sample names itself.',
    'On a phone the order on the screen differs from the order of the list, but nothing in it has focus.',
  ],
};
