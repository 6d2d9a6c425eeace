import type { Guide } from '@studio/ui/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { postCuts } from '@studio/content';
import { renderPost, words } from '../fixtures.tsx';
import { SampleCuts } from './sample-cuts.tsx';

const meta = {
  title: 'Studio/Samples/SampleCuts',
  component: SampleCuts,
  parameters: {
    layout: 'padded',
    guide: {
      when: ['To show that one post is made for every channel.'],
      whenNot: ['For different posts: use `SampleFeed`.'],
      dos: ['Give the format and its size in pixels.'],
      donts: ['Do not use it for more than four sizes.'],
      accessibility: ['A list. The dimension lines are decorative.'],
    } satisfies Guide,
  },
  args: {
    items: postCuts.map(({ id, post, ratio, width, height }) => ({
      id,
      picture: renderPost(post, ratio),
      title: words.en.cuts[id],
      text: `${String(width)} × ${String(height)}`,
    })),
  },
} satisfies Meta<typeof SampleCuts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
