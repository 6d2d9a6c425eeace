import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: ['On a page of work samples, each with its service and its price.'],
  whenNot: ['For a row of samples without links: use `SampleWall`.'],
  dos: [
    'Alternate the spans: a full plate, then a narrow and a wide one.',
    'Give each plate the ground that belongs to its sample.',
  ],
  donts: ['Do not give two neighbours the same ground.'],
  accessibility: ['A list of links. The whole plate is the target, and the title is the name of the link.'],
};
