import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './logo.guide.tsx';
import { Logo } from './logo.tsx';

const meta = {
  title: 'Studio/Logo',
  component: Logo,
  parameters: { guide },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drop of ink in a drop of water. It has no accessible name: a link around it needs the name of the studio. */
export const Default: Story = {
  args: { className: 'size-16 text-brand' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** It has the size and color of the surrounding text. Up to 16 px it is the inner drop alone. */
export const Sizes: Story = {
  render: () => (
    <div className="flex items-end gap-8">
      <Logo small className="size-4" />
      <Logo className="size-6" />
      <Logo className="size-10 text-brand" />
      <Logo className="size-16 text-brand" />
    </div>
  ),
};

/** With the name of the studio. Leave clear space of half the width of the logo around both. */
export const WithName: Story = {
  render: () => (
    <p className="flex items-center gap-2.5 font-display text-h3 font-semibold tracking-tight">
      <Logo />
      Inklake Studio
    </p>
  ),
};
