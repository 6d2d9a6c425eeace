import type { Guide } from '@studio/ui/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { postFeed } from '@studio/content';
import { renderPost, words } from '../fixtures.tsx';
import { SampleFeed } from './sample-feed.tsx';

const meta = {
  title: 'Studio/Samples/SampleFeed',
  component: SampleFeed,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: ['As the scene of the first section of social media design.'],
      whenNot: ['For posts that visitors should compare: use `SampleCuts`.'],
      dos: ['Let its container clip it at the top and at the bottom.'],
      donts: ['Do not give it fewer than six posts.'],
      accessibility: ['A named group. Each post names itself.'],
    } satisfies Guide,
  },
  args: {
    label: words.en.feed,
    items: postFeed.map(({ id, post, ratio }) => ({ id, picture: renderPost(post, ratio) })),
  },
  decorators: [
    (Story) => (
      <section className="h-160 overflow-clip">
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof SampleFeed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
