import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { long, toItems } from '../../internal/stories/index.ts';
import { guide } from './next-steps.guide.ts';
import { NextSteps } from './next-steps.tsx';

const meta = {
  title: 'Blocks/NextSteps',
  component: NextSteps,
  parameters: { layout: 'padded', guide },
  args: {
    items: toItems([
      ['Today', 'A baker reads it, after the last oven.'],
      ['Before Friday', 'You get a price for your cake, and a drawing of it.'],
      ['Then a sample', 'Come and taste three of them, with coffee.'],
    ]),
  },
} satisfies Meta<typeof NextSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('heading').map((title) => parseFloat(getComputedStyle(title).fontSize));
    await expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  },
};

export const LongText: Story = { args: { items: [{ id: 'custom', ...long }, ...meta.args.items.slice(1)] } };

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    items: toItems([
      ['今天', '最後一爐出爐後，師傅就會讀信。'],
      ['星期五以前', '您會收到蛋糕的報價和草圖。'],
      ['然後試吃', '來店裡配咖啡，試吃三種口味。'],
    ]),
  },
};
