import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { long } from '../../internal/stories/index.ts';
import { guide } from './comparison-table.guide.ts';
import { ComparisonTable, type ComparisonTableProps } from './comparison-table.tsx';

const meta = {
  title: 'Blocks/ComparisonTable',
  component: ComparisonTable,
  parameters: { layout: 'padded', guide },
  args: {
    caption: 'Beside the traditional way',
    captionHidden: true,
    rowHeader: 'What you compare',
    columns: [
      { id: 'oneStop', label: 'One-stop' },
      { id: 'traditional', label: 'Traditional' },
    ],
    highlightedColumn: 'oneStop',
    rows: [
      {
        id: 'start',
        label: 'To start',
        cells: { oneStop: 'The first payment', traditional: 'A deposit, often half the price' },
      },
      {
        id: 'build',
        label: 'Design and build',
        cells: { oneStop: 'Included', traditional: 'Quoted per project' },
      },
      {
        id: 'hosting',
        label: 'Hosting and domain setup',
        cells: { oneStop: 'Included', traditional: 'Arranged by you' },
      },
      {
        id: 'updates',
        label: 'Content updates',
        cells: { oneStop: '2 hours a month', traditional: 'Billed by the hour' },
      },
      {
        id: 'security',
        label: 'Security and backups',
        cells: { oneStop: 'Included', traditional: 'Extra, or forgotten' },
      },
      {
        id: 'support',
        label: 'When something breaks',
        cells: { oneStop: 'We notice and repair it', traditional: 'You notice and look for help' },
      },
      {
        id: 'changes',
        label: 'When your business changes',
        cells: { oneStop: 'Change the plan', traditional: 'Start a new project' },
      },
    ],
    sum: {
      id: 'longTerm',
      label: 'Long-term cost',
      cells: {
        oneStop: (
          <>
            <b>$3,240</b> over about three years
          </>
        ),
        traditional: 'Build, hosting and every change on top',
      },
    },
  },
} satisfies Meta<ComparisonTableProps>;

export default meta;
type Story = StoryObj<ComparisonTableProps>;

/** Compares two options, aspect by aspect. The last row adds them up. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleName();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(args.rows.length + 1);
    await expect(canvas.getAllByRole('cell')).toHaveLength((args.rows.length + 1) * 2);
  },
};

/** On a phone the label of a row is above its cells. It keeps the table roles and does not scroll. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('table');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(args.rows.length + 1);
    await expect(canvas.getAllByRole('cell')).toHaveLength((args.rows.length + 1) * 2);
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
};

export const LongText: Story = {
  args: {
    sum: undefined,
    rows: [
      meta.args.rows[0],
      {
        id: 'far',
        label: long.title,
        cells: { oneStop: long.text, traditional: `${long.text} ${long.text}` },
      },
      meta.args.rows[6],
    ].filter((row) => row !== undefined),
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    caption: '自己洗，還是請我們洗',
    rowHeader: '比較項目',
    columns: [
      { id: 'service', label: '請我們洗' },
      { id: 'self', label: '自己洗' },
    ],
    highlightedColumn: 'service',
    rows: [
      {
        id: 'scope',
        label: '洗得到的地方',
        cells: { service: '整台拆開，裡外都洗', self: '只有濾網和外殼' },
      },
      {
        id: 'time',
        label: '要花的時間',
        cells: { service: '一個半小時，您不用動手', self: '一個下午，還要爬梯子' },
      },
      { id: 'damage', label: '萬一弄壞了', cells: { service: '我們負責修好', self: '自己花錢找人修' } },
    ],
    sum: {
      id: 'cost',
      label: '一台的費用',
      cells: {
        service: (
          <>
            含耗材與車馬費<b>NT$1,800</b>
          </>
        ),
        self: '工具、清潔劑和一個週末',
      },
    },
  },
};
