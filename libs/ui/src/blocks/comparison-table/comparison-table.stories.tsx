import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { long } from '../../internal/stories/index.ts';
import { guide } from './comparison-table.guide.ts';
import { ComparisonTable, type ComparisonTableProps } from './comparison-table.tsx';

const toRows = (rows: readonly (readonly [label: string, first: string, second: string])[]) =>
  rows.map(([label, first, second]) => ({ id: label, label, cells: { first, second } }));

const meta = {
  title: 'Blocks/ComparisonTable',
  component: ComparisonTable,
  parameters: { layout: 'padded', guide },
  args: {
    caption: 'Beside the traditional way',
    captionHidden: true,
    rowHeader: 'What you compare',
    columns: [
      { id: 'first', label: 'One-stop' },
      { id: 'second', label: 'Traditional' },
    ],
    highlightedColumn: 'first',
    rows: toRows([
      ['To start', 'The first payment', 'A deposit, often half the price'],
      ['Design and build', 'Included', 'Quoted per project'],
      ['Hosting and domain setup', 'Included', 'Arranged by you'],
      ['Content updates', '2 hours a month', 'Billed by the hour'],
      ['Security and backups', 'Included', 'Extra, or forgotten'],
      ['When something breaks', 'We notice and repair it', 'You notice and look for help'],
      ['When your business changes', 'Change the plan', 'Start a new project'],
    ]),
    sum: {
      id: 'longTerm',
      label: 'Long-term cost',
      cells: {
        first: (
          <>
            <b>$3,240</b> over about three years
          </>
        ),
        second: 'Build, hosting and every change on top',
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
    rows: toRows([
      ['To start', 'The first payment', 'A deposit, often half the price'],
      [long.title, long.text, `${long.text} ${long.text}`],
    ]),
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    caption: '自己洗，還是請我們洗',
    rowHeader: '比較項目',
    columns: [
      { id: 'first', label: '請我們洗' },
      { id: 'second', label: '自己洗' },
    ],
    rows: toRows([
      ['洗得到的地方', '整台拆開，裡外都洗', '只有濾網和外殼'],
      ['要花的時間', '一個半小時，您不用動手', '一個下午，還要爬梯子'],
      ['萬一弄壞了', '我們負責修好', '自己花錢找人修'],
    ]),
    sum: {
      id: 'cost',
      label: '一台的費用',
      cells: {
        first: (
          <>
            含耗材與車馬費<b>NT$1,800</b>
          </>
        ),
        second: '工具、清潔劑和一個週末',
      },
    },
  },
};
