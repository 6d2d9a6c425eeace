import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe } from 'lucide';
import { Icon } from '../icon/index.ts';
import { expect, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/index.ts';
import { inside } from '../../internal/stories/index.ts';
import { guide } from './tooltip.guide.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  parameters: { guide },
  args: {
    children: 'opens in a new tab',
    trigger: (
      <IconButton label="Example" variant="outline">
        <Icon icon={Globe} />
      </IconButton>
    ),
  },
  argTypes: { children: { control: 'text' }, trigger: { control: false } },
  decorators: inside('p-16'),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof Tooltip>;

/** It opens on keyboard focus and is the description of the button. Escape hides it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Example' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await canvas.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription('opens in a new tab');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await userEvent.tab({ shift: true });
    await userEvent.hover(button);
    await canvas.findByRole('tooltip');
  },
};

/** A long text wraps. A shorter one is better. */
export const LongText: Story = {
  args: { children: 'What do you need, and by when?', defaultOpen: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('tooltip');
  },
};

export const Chinese: Story = {
  ...LongText,
  globals: { language: 'zh-CN' },
  args: {
    children: '在新标签页打开地图',
    defaultOpen: true,
    trigger: (
      <IconButton label="门店位置" variant="outline">
        <Icon icon={Globe} />
      </IconButton>
    ),
  },
};
