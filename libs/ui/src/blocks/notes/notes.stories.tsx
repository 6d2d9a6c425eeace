import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { long, picture, toItems } from '../../internal/stories/index.ts';
import { guide } from './notes.guide.ts';
import { Notes } from './notes.tsx';

const points = [
  { x: 47, y: 12 },
  { x: 36, y: 46 },
  { x: 14, y: 58 },
  { x: 73, y: 30 },
  { x: 80, y: 52 },
  { x: 44, y: 66 },
];
const toNotes = (texts: Parameters<typeof toItems>[0]) =>
  toItems(texts).map((item, index) => ({ ...item, point: points[index] ?? { x: 50, y: 50 } }));
const six = toNotes([
  ['Roles and access', 'Everyone sees what they need, and every change shows who made it.'],
  ['Several languages', 'Each colleague works in English or Chinese, on the same data.'],
  ['Every device', 'At the desk, on the shop floor, on a phone in the van.'],
  ['Reports', 'Figures you trust, on screen and as a file.'],
  ['Connections', 'Accounting, payment, shipping and the spreadsheet you love.'],
  ['Your workflow', 'Steps, approvals and exceptions as they really happen.'],
]);

const meta = {
  title: 'Blocks/Notes',
  component: Notes,
  parameters: { layout: 'padded', guide },
  args: { items: six, picture },
  argTypes: { picture: { control: false } },
} satisfies Meta<typeof Notes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The leaders need about 1,000 px of width. Below, the notes are a list. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(six.length);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(six.length);
  },
};

/** All notes after the picture. */
export const Beside: Story = { args: { variant: 'beside', items: six.slice(0, 4) } };

/** All rows are as high as the highest note. */
export const LongText: Story = { args: { items: [...toNotes([[long.title, long.text]]), ...six.slice(1)] } };

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    items: toNotes([
      ['機型都熟', '吊隱、壁掛、窗型，各家的結構我們都拆過。'],
      ['藥劑安全', '用食品級的清潔劑，家裡有小孩也放心。'],
      ['現場乾淨', '鋪防水布、收污水，走的時候和來的時候一樣。'],
      ['價格透明', '先報價再動手，不會臨時加價。'],
      ['時間準時', '約兩點就兩點到，會遲到一定先通知。'],
      ['保固三個月', '清洗後三個月內有異狀，免費回來看。'],
    ]),
  },
};
