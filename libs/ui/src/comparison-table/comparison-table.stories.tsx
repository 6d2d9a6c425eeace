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
        'To weigh two ways against each other, aspect by aspect, as the one-stop service and the usual way.',
        'For up to about ten rows, with a few words in each cell.',
      ],
      not: [
        'For the prices of several plans: take a `PricingGrid`.',
        'For one side only: take a `CheckList` or a `FeatureGrid`.',
        'For figures that stand alone: take a `StatsBand`.',
      ],
      dos: [
        'Name each aspect as a neutral word, such as “Hosting” or “Support”.',
        'Write a fact that can be checked into both cells of a row.',
        'Put a heading with the words of `caption` above it for those who see.',
      ],
      donts: [
        'Do not compare with a competitor by name.',
        'Do not put a check and a cross into cells: say what one gets.',
        'Do not leave a cell empty.',
      ],
      access: [
        'A real `table` with a caption, column heads and row heads; a screen reader says both heads with each cell.',
        'On a phone rows become blocks and every cell repeats its column in sight; explicit roles keep it a table for those who hear it.',
        'It never scrolls sideways, at 320 px and at 400 % zoom.',
        'Our column differs by weight too, not by its tint alone.',
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

/** On a phone each row is a block, and each cell names its column. It is still a table, and never scrolls sideways. */
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
