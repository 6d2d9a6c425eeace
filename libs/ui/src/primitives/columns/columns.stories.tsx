import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import { SectionHeading } from '../../blocks/section-heading/index.ts';
import { Text } from '../text/index.ts';
import { long } from '../../internal/stories/index.ts';
import { guide } from './columns.guide.ts';
import { Columns } from './columns.tsx';
import { columnsVariants } from './columns.variants.ts';

const ratios = getVariantValues(columnsVariants, 'ratio');

const meta = {
  title: 'Primitives/Columns',
  component: Columns,
  parameters: { layout: 'padded', guide },
  args: {
    children: [
      <SectionHeading
        key="heading"
        variant="stacked"
        title="Send a message"
        lead="We answer within two days."
      />,
      <Text key="text" size="lead" tone="muted">
        Tell us what you need and what bothers you today. You get a written proposal with scope, price and
        dates.
      </Text>,
    ],
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading, and its content beside it on wide screens. */
export const Default: Story = {
  args: { ratio: '4-8' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

/** The twelve columns of the page in two parts. Uneven splits that differ between neighbors give a page its rhythm. */
export const Ratios: Story = {
  render: (args) => (
    <div className="space-y-16">
      {ratios.map((ratio) => (
        <Columns key={ratio} {...args} ratio={ratio} />
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: {
    ratio: '7-5',
    children: [
      <SectionHeading key="heading" variant="stacked" title={long.title} lead={long.text} />,
      <Text key="text">{`${long.text} ${long.text}`}</Text>,
    ],
  },
};
