import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: ['For work samples that have a page, each with its service and its price.'],
  whenNot: ['For a row of samples without links: use `SampleWall`.'],
  dos: [
    'Alternate the spans: a full plate, then a narrow and a wide one.',
    'Give each plate the ground that belongs to its sample. A photograph that fills its plate needs none.',
    'Choose an upright picture for a narrow plate.',
  ],
  donts: ['Do not give two neighbours the same ground.'],
  accessibility: ['A list of links. The whole plate is the target, and the title is the name of the link.'],
};
