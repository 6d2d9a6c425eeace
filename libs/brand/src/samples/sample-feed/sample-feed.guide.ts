import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: ['As the scene of the first section of social media design.'],
  whenNot: ['For posts that visitors should compare: use `SampleCuts`.'],
  dos: ['Let its container clip it at the top and at the bottom.'],
  donts: ['Do not give it fewer than six posts.'],
  accessibility: ['A named group. Each post names itself.'],
};
