import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { long, toItems } from '../../internal/stories/index.ts';
import { guide } from './layers.guide.ts';
import { Layers } from './layers.tsx';

const four = toItems([
  ['Honesty', 'We say what something costs before it costs it, and when a cheaper way does the job.'],
  ['Care', 'Small things are finished too: the error message, the empty list, the third language.'],
  ['Clarity', 'You always know what happens next, who does it, and by when.'],
  ['Staying', 'Software lives for years. We are there on the day it misbehaves.'],
]);

const meta = {
  title: 'Blocks/Layers',
  component: Layers,
  parameters: { layout: 'fullscreen', guide },
  args: { items: four },
} satisfies Meta<typeof Layers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the shore to the floor. The third and the fourth layer are dark in both schemes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const layers = canvas.getAllByRole('listitem');
    const grounds = new Set(layers.map((item) => getComputedStyle(item).backgroundColor));
    await expect(grounds.size).toBe(four.length);
  },
};

export const LongText: Story = { args: { items: [{ id: 'long', ...long }, ...four.slice(1, 3)] } };

export const Chinese = {
  globals: { language: 'zh-TW' },
  args: {
    items: toItems([
      ['準時', '約兩點就兩點到，會遲到一定先通知。'],
      ['仔細', '看不到的地方也洗，洗完拍照給您看。'],
      ['透明', '先報價再動手，不會臨時加價。'],
      ['負責', '三個月內有異狀，免費回來處理。'],
    ]),
  },
} satisfies Story;
