import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { inside, long } from '../../internal/stories/index.ts';
import { guide } from './popover.guide.ts';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  parameters: { guide },
  args: {
    label: 'Billing',
    trigger: <Button variant="outline">Open</Button>,
    children: 'Pay by the month and leave when you like, or pay by the year and save.',
    onOpenChange: fn(),
  },
  argTypes: { trigger: { control: false } },
  decorators: inside('flex min-h-64 items-start justify-center'),
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof Popover>;

/** The button opens it. Escape closes it, and the focus returns to the button. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const content = await canvas.findByRole('dialog', { name: 'Billing' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(content).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

/** It wraps, and is never wider than the viewport. */
export const LongText: Story = {
  args: { children: long.text, defaultOpen: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

export const Chinese: Story = {
  ...LongText,
  globals: { language: 'zh-CN' },
  args: {
    label: '配送说明',
    trigger: <Button variant="outline">怎么配送？</Button>,
    children: '三公里以内满80元免费送，再远一些按距离收5到15元，下单时能看到准确的运费。',
    defaultOpen: true,
  },
};
