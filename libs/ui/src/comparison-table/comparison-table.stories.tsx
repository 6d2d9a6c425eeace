import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { ComparisonTable } from './comparison-table.tsx';

const words = 'one-stop-service:comparison';
const row = (id: string, values = '') => ({
  label: `${words}.${id}.label`,
  ours: `${words}.${id}.oneStop${values}`,
  theirs: `${words}.${id}.traditional`,
});

const meta = {
  title: 'Components/ComparisonTable',
  component: ComparisonTable,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'To compare two options by several aspects, such as the One-Stop Service and a traditional project.',
        'For up to about ten rows, with a few words in each cell.',
      ],
      whenNot: [
        'For the prices of several plans: use a `PricingGrid`.',
        'For one option only: use a `CheckList` or a `FeatureGrid`.',
        'For figures without a comparison: use a `StatsBand`.',
      ],
      dos: [
        'Name each aspect with a neutral word, such as “Hosting” or “Support”.',
        'Write a verifiable fact into both cells of a row.',
        'Add a visible heading with the text of `caption` above the table.',
      ],
      donts: [
        'Do not compare with a named competitor.',
        'Do not use a check mark or a cross as the content of a cell: describe what the customer gets.',
        'Do not leave a cell empty.',
      ],
      accessibility: [
        'A `table` with a caption, column headers and row headers. Screen readers announce both headers with each cell.',
        'On a phone, rows become blocks, and each cell shows the name of its column. Explicit ARIA roles preserve the table semantics.',
        'It does not scroll horizontally at 320 px or at 400 % zoom.',
        'Our column also differs by font weight, not only by its tint.',
      ],
    } satisfies Guide,
  },
  args: {
    caption: `${words}.title`,
    columns: { label: `${words}.aspect`, ours: `${words}.oneStop`, theirs: `${words}.traditional` },
    rows: [
      row('start'),
      row('build'),
      row('hosting'),
      row('updates', '?count=2'),
      row('security'),
      row('support'),
      row('changes'),
      row('longTerm', '?amount=3240'),
    ],
  },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Compares two options, aspect by aspect. Our column has the color of the service theme. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleName();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(args.rows.length);
    await expect(canvas.getAllByRole('cell')).toHaveLength(args.rows.length * 2);
  },
};

/** On a phone each row is a block, and each cell shows its column name. It keeps the table roles and does not scroll. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('table');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(args.rows.length);
    await expect(canvas.getAllByRole('cell')).toHaveLength(args.rows.length * 2);
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
};

export const LongText: Story = {
  args: {
    rows: [
      row('start'),
      { label: 'home:faq.far.question', ours: 'home:faq.far.answer', theirs: 'home:faq.ownership.answer' },
      row('changes'),
    ],
  },
};
