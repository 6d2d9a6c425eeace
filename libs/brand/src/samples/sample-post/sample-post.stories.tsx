import type { Meta, StoryObj } from '@storybook/react-vite';
import { inside } from '../../internal/stories/index.ts';
import { getPost, words } from '../fixtures.tsx';
import { guide } from './sample-post.guide.ts';
import { SamplePost } from './sample-post.tsx';
import { samplePostKinds, samplePostRatios } from './sample-post.variants.ts';

const meta = {
  title: 'Studio/Samples/SamplePost',
  component: SamplePost,
  parameters: { layout: 'padded', guide },
  args: getPost('bread'),
  decorators: inside('max-w-96'),
} satisfies Meta<typeof SamplePost>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every picture, in the ratio that suits it. */
export const Kinds: Story = {
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
  render: () => (
    <div className="grid grid-cols-2 items-end gap-4 lg:grid-cols-4">
      {samplePostRatios.map((ratio) => (
        <SamplePost key={ratio} {...getPost(ratio === '16:9' ? 'film' : 'canoe', ratio)} />
      ))}
    </div>
  ),
};

export const Chinese: Story = { globals: { language: 'zh-TW' }, args: getPost('cup', '1:1', words['zh-TW']) };
