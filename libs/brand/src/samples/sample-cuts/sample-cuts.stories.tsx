import type { Meta, StoryObj } from '@storybook/react-vite';
import { postCuts } from '@studio/content';
import { renderPost, words } from '../fixtures.tsx';
import { guide } from './sample-cuts.guide.ts';
import { SampleCuts } from './sample-cuts.tsx';

const meta = {
  title: 'Studio/Samples/SampleCuts',
  component: SampleCuts,
  parameters: { layout: 'padded', guide },
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

export const Default: StoryObj<typeof meta> = {};
