import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Table } from './table.tsx';

const meta = {
  title: 'Primitives/Table',
  component: Table,
  parameters: {
    layout: 'padded',
    guide: {
      when: ['For data that visitors compare by row and by column.'],
      whenNot: [
        'For a comparison with another offer: use the `ComparisonTable`.',
        'For a list of features: use a `CheckList`.',
        'For a layout: use `Columns`.',
      ],
      dos: [
        'Describe the data in `caption`.',
        'Start with the column that names the row.',
        'Set `align: "end"` for numbers, and use the same number of decimals in a column.',
      ],
      donts: [
        'Do not leave a cell empty: write what it means, such as “none”.',
        'Do not add columns that visitors do not compare: on a phone each needs scrolling.',
      ],
      accessibility: [
        'A native `table` with a caption. The first cell of each row is its header.',
        'It is in a region that can receive focus, so that the arrow keys scroll it. The name of the region is the caption, or `label`.',
        'It is complete without JavaScript and in print.',
      ],
    } satisfies Guide,
  },
  args: {
    caption: 'one-stop-service:pricing.title',
    columns: [
      { id: 'plan', title: 'one-stop-service:title' },
      { id: 'text', title: 'one-stop-service:included.title' },
      { id: 'price', title: 'common:price.perMonth', align: 'end' },
    ],
    rows: (
      [
        ['commercial', '$79'],
        ['ecommerce', '$129'],
        ['booking', '$1,119'],
      ] as const
    ).map(([id, price]) => ({
      id,
      cells: { plan: `common:plans.${id}`, text: `one-stop-service:pricing.${id}.text`, price },
    })),
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

/** On a phone it scrolls in a region that can receive focus, and the page does not. */
export const Narrow: Story = {
  render: (args) => (
    <div className="w-72">
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

/** Long texts wrap. */
export const LongText: Story = {
  args: {
    rows: ['start', 'time'].map((id) => ({
      id,
      cells: { plan: `home:faq.${id}.question`, text: `home:faq.${id}.answer`, price: '$1,000,000' },
    })),
  },
};
