import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, Mail, Search, Truck } from 'lucide';
import { expect } from 'storybook/test';
import { guide } from './icon.guide.ts';
import { Icon } from './icon.tsx';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  parameters: { guide },
  args: { icon: Mail },
  argTypes: {
    icon: {
      control: 'select',
      options: ['Calendar', 'Mail', 'Search', 'Truck'],
      mapping: { Calendar, Mail, Search, Truck },
    },
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decorative: the text beside it has the same meaning. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg');
    await expect(svg).toHaveAttribute('aria-hidden', 'true');
    await expect(svg?.getBoundingClientRect().width).toBe(24);
  },
};

/** With a name, if no text has its meaning. */
export const WithName: Story = {
  args: { icon: Truck, 'aria-hidden': false, role: 'img', 'aria-label': 'Free delivery' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Free delivery' })).toBeVisible();
  },
};
