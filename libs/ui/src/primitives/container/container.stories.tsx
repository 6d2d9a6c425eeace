import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import { guide } from './container.guide.ts';
import { Container } from './container.tsx';
import { containerVariants } from './container.variants.ts';

const sizes = getVariantValues(containerVariants, 'size');

const meta = {
  title: 'Primitives/Container',
  component: Container,
  parameters: { layout: 'fullscreen', guide },
  args: { children: 'You speak with the people who do the work, so nothing gets lost on the way.' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Away from the edges of the screen, by the same amount on every page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const container = canvas.getByText(/^You speak with the people/);
    await expect(parseFloat(getComputedStyle(container).paddingInlineStart)).toBeGreaterThanOrEqual(20);
  },
};

/** A word that is longer than the line wraps inside the edges. */
export const LongText: Story = {
  args: { size: 'narrow', children: 'https://www.example.com/'.repeat(12) },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByText(/^https/);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** All sizes. */
export const Matrix: Story = {
  render: () => (
    <div className="space-y-3">
      {sizes.map((size) => (
        <Container key={size} size={size}>
          <div className="rounded-control bg-surface p-5">{size}</div>
        </Container>
      ))}
    </div>
  ),
};
