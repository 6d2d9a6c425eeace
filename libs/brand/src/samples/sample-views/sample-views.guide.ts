import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: ['To show which questions the photographs of a product answer.'],
  whenNot: ['For works of different clients: use `SamplePlates`.'],
  dos: ['Use square photographs in the same light.'],
  donts: ['Do not round or frame the photographs.'],
  accessibility: ['A list. Each photograph needs an alternative text.'],
};
