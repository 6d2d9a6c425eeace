import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { questions } from '../../internal/stories/index.ts';
import { guide } from './table.guide.ts';
import { Table } from './table.tsx';

const meta = {
  title: 'Primitives/Table',
  component: Table,
  parameters: { layout: 'padded', guide },
  args: {
    caption: 'Plans and prices',
    columns: [
      { id: 'plan', label: 'One-Stop Service' },
      { id: 'text', label: 'What is included' },
      { id: 'price', label: 'per month', align: 'end' },
    ],
    rows: [
      ['Commercial', 'For companies that want to be found and called.', '$79'],
      ['E-commerce', 'For shops that sell and ship.', '$129'],
      ['Booking', 'For clinics, salons, tutors and tables.', '$1,119'],
    ].map(([plan = '', text, price]) => ({ id: plan, cells: { plan, text, price } })),
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hairlines separate the rows. Numbers are aligned at the end. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).not.toHaveAccessibleName('');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(args.rows.length);
    await expect(canvas.getByRole('cell', { name: '$79' })).toHaveStyle({
      'text-align': 'end',
      'font-variant-numeric': 'tabular-nums',
    });
  },
};

/** Long texts wrap. */
export const LongText: Story = {
  args: {
    rows: questions.map(({ id, title, content }) => ({
      id,
      cells: { plan: title, text: content, price: '$1,000,000' },
    })),
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    caption: '到府清洗價目表',
    columns: [
      { id: 'model', label: '機型' },
      { id: 'scope', label: '清洗範圍' },
      { id: 'price', label: '每台', align: 'end' },
    ],
    rows: [
      { id: 'wall', cells: { model: '壁掛式冷氣', scope: '室內機整台拆洗', price: '2,200元' } },
      { id: 'duct', cells: { model: '吊隱式冷氣', scope: '室內機、回風口與排水管', price: '3,500元' } },
      { id: 'washer', cells: { model: '直立式洗衣機', scope: '內外槽與底盤', price: '1,800元' } },
    ],
  },
};
