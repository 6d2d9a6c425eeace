import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { long } from '../../internal/stories/index.ts';
import { guide } from './back-link.guide.ts';
import { BackLink } from './back-link.tsx';

const meta = {
  title: 'Primitives/BackLink',
  component: BackLink,
  parameters: { guide },
  args: { href: '/services', children: 'Back to services' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/services');
  },
};

/** The text wraps beside the arrow. */
export const LongText: Story = { args: { children: long.text, className: 'max-w-80' } };

export const Chinese: Story = { globals: { language: 'zh-TW' }, args: { children: '回服務項目' } };
