import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { guide } from './separator.guide.ts';
import { Separator } from './separator.tsx';

const meta = {
  title: 'Primitives/Separator',
  component: Separator,
  parameters: { layout: 'padded', guide },
} satisfies Meta<typeof Separator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack>
      <span>Plans</span>
      <Separator {...args} />
      <span>Packages</span>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('separator').getBoundingClientRect();
    await expect(height).toBe(1);
    await expect(width).toBeGreaterThan(100);
  },
};

/** As high as the row. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Stack direction="row">
      <span>Ontario</span>
      <Separator {...args} />
      <span>Since 2016</span>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator');
    await expect(separator).toHaveAttribute('aria-orientation', 'vertical');
    await expect(separator.getBoundingClientRect().width).toBe(1);
    await expect(separator.getBoundingClientRect().height).toBeGreaterThan(15);
  },
};
