import type { Meta, StoryObj } from '@storybook/react-vite';
import { postFeed } from '@studio/content';
import { inside } from '../../internal/stories/index.ts';
import { renderPost, words } from '../fixtures.tsx';
import { guide } from './sample-feed.guide.ts';
import { SampleFeed } from './sample-feed.tsx';

const meta = {
  title: 'Studio/Samples/SampleFeed',
  component: SampleFeed,
  parameters: { layout: 'fullscreen', guide },
  args: {
    label: words.en.feed,
    items: postFeed.map(({ id, post, ratio }) => ({ id, picture: renderPost(post, ratio) })),
  },
  decorators: inside('h-160 overflow-clip'),
} satisfies Meta<typeof SampleFeed>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
