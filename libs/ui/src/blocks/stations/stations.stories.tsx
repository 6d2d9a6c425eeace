import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { long, picture, toIllustratedItems } from '../../internal/stories/index.ts';
import { guide } from './stations.guide.ts';
import { Stations } from './stations.tsx';

const four = toIllustratedItems([
  ['Sketch', 'We draw first, so you see the screens before anyone writes code.'],
  ['Screen', 'We build with tools that other developers know, so somebody else could take over.'],
  ['Language', 'We write and test in English, Simplified and Traditional Chinese.'],
  ['Server', 'We stay after launch: hosting, backups, updates and someone who answers.'],
]);

const meta = {
  title: 'Blocks/Stations',
  component: Stations,
  parameters: { layout: 'padded', guide },
  args: { items: four },
} satisfies Meta<typeof Stations>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Side by side without gaps. On phones, each drawing is beside its text. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(four.length);
  },
};

export const LongText: Story = { args: { items: [{ id: 'long', ...long, picture }, ...four.slice(1)] } };

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    items: toIllustratedItems([
      ['預約', '線上選好日期與時段，兩小時內有人回覆您。'],
      ['到府', '師傅帶齊工具，準時按門鈴。'],
      ['清洗', '零件逐一拆下來沖洗，地板不沾一滴水。'],
      ['驗收', '量出風溫度給您看，您點頭才算完成。'],
    ]),
  },
};
