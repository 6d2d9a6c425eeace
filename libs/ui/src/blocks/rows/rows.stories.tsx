import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { long, toItems } from '../../internal/stories/index.ts';
import { Chinese as layersInChinese } from '../layers/layers.stories.tsx';
import { guide } from './rows.guide.tsx';
import { Rows } from './rows.tsx';

const meta = {
  title: 'Blocks/Rows',
  component: Rows,
  parameters: { layout: 'padded', guide },
  args: {
    items: toItems([
      ['Easy on cash', 'No large sum before the first visitor. The cost is a line in the monthly budget.'],
      ['Easy on time', 'Send us a note in your own words. Nobody on your team has to learn an editor.'],
      [
        'Never out of date',
        'Opening hours, photos and prices stay right: changing them is part of the plan.',
      ],
    ]),
  },
} satisfies Meta<typeof Rows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.items.length);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(args.items.length);
  },
};

/** The titles are as large as the sentence matters. */
export const Large: Story = { args: { size: 'h1' } };

/** Many rows, divided by thin lines. */
export const Thin: Story = { args: { thin: true } };

export const LongText: Story = {
  args: {
    size: 'h2',
    items: [
      { id: 'long', ...long },
      { id: 'title', title: 'A title without a text' },
    ],
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: { size: 'h2', items: layersInChinese.args.items.slice(0, 3) },
};
