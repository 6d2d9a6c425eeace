import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import { MatrixTable } from '../../internal/stories/index.ts';
import { guide } from './spinner.guide.ts';
import { Spinner } from './spinner.tsx';
import { spinnerVariants } from './spinner.variants.ts';

const variants = getVariantValues(spinnerVariants, 'variant');
const sizes = getVariantValues(spinnerVariants, 'size');

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  parameters: { guide },
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a wait of unknown duration in a part of a page. Below one second it only flickers: show nothing. */
export const Default: Story = {};

/** All variants in all sizes. A site uses one variant. All have the same width in each size. */
export const Matrix: Story = {
  parameters: { layout: 'padded' },
  render: ({ label }) => (
    <MatrixTable label="Variants and sizes" rows={variants} columns={sizes}>
      {(variant, size) => (
        <span className="text-brand">
          <Spinner variant={variant} size={size} label={label} />
        </span>
      )}
    </MatrixTable>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('status').map((spinner) => spinner.getBoundingClientRect().width);
    for (const [index, width] of widths.entries()) await expect(width).toBe(widths[index % sizes.length]);
  },
};
