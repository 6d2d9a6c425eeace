import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: ['To show that one post is made for every channel.'],
  whenNot: ['For different posts: use `SampleFeed`.'],
  dos: ['Give the format and its size in pixels.'],
  donts: ['Do not use it for more than four sizes.'],
  accessibility: ['A list. The dimension lines are decorative.'],
};
