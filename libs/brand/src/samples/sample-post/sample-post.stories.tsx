import type { Guide } from '@studio/ui/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getPost, words } from '../fixtures.tsx';
import { SamplePost } from './sample-post.tsx';
import { samplePostKinds, samplePostRatios } from './sample-post.variants.ts';

const meta = {
  title: 'Studio/Samples/SamplePost',
  component: SamplePost,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'To show what a post of the studio looks like.',
        'In a `SampleWall`, `SampleFeed`, `SampleCuts`, `SampleCalendar` or on a plate.',
      ],
      whenNot: ['For work of a client: ask first, and use a photograph of it.'],
      dos: [
        'Name the invented shop and the word “sample” in `label`.',
        'Set `lang` for words in another language than the page.',
      ],
      donts: ['Do not put a price or an offer of the studio on it: it is not information.'],
      accessibility: [
        'An image: its name says that it is a sample, and of what. The words inside it are not read one by one.',
        'All sizes are relative to its width, so it is the same picture at every zoom.',
      ],
    } satisfies Guide,
  },
  args: getPost('bread'),
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SamplePost>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every picture, in the ratio that suits it. */
export const Kinds: Story = {
  decorators: [],
  render: () => (
    <div className="grid grid-cols-2 items-start gap-4 lg:grid-cols-4">
      {samplePostKinds.map((kind) => (
        <SamplePost
          key={kind}
          {...getPost(kind, kind === 'flour' || kind === 'canoe' ? '9:16' : undefined)}
        />
      ))}
    </div>
  ),
};

/** The same post in each ratio. */
export const Ratios: Story = {
  decorators: [],
  render: () => (
    <div className="grid grid-cols-2 items-end gap-4 lg:grid-cols-4">
      {samplePostRatios.map((ratio) => (
        <SamplePost key={ratio} {...getPost(ratio === '16:9' ? 'film' : 'canoe', ratio)} />
      ))}
    </div>
  ),
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: getPost('cup', '1:1', words['zh-TW']),
};
