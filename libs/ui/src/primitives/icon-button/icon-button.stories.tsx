import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide';
import { getVariantValues } from '../../foundations/cva.ts';
import { Icon } from '../icon/index.ts';
import { expect, fn } from 'storybook/test';
import { MatrixTable } from '../../internal/stories/index.ts';
import { buttonVariants } from '../button/index.ts';
import { guide } from './icon-button.guide.ts';
import { IconButton } from './icon-button.tsx';

const variants = getVariantValues(buttonVariants, 'variant');
const sizes = getVariantValues(buttonVariants, 'size');

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  parameters: { guide },
  args: { label: 'Close menu', children: <Icon icon={X} />, onClick: fn() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Every variant in every size. It is as wide as it is high, and as a `Button` is. */
export const Matrix: Story = {
  parameters: { layout: 'padded' },
  render: (args) => (
    <MatrixTable label="Variants and sizes" rows={variants} columns={sizes}>
      {(variant, size) => <IconButton {...args} variant={variant} size={size} />}
    </MatrixTable>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(width).toBe(height);
    }
  },
};
