import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longField } from '../../internal/stories/index.ts';
import { guide } from './switch.guide.ts';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  parameters: { guide },
  args: {
    label: 'A letter now and then',
    name: 'newsletter',
    onCheckedChange: fn(),
    className: 'w-96 max-w-full',
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps its state itself. A click on the label and Space toggle it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(canvas.getByText(/\S/, { selector: 'label > span' }));
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const LongText: Story = { args: longField };

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: { label: '开卖提醒', hint: '每天早上七点，面包一出炉就发消息告诉您。', defaultChecked: true },
};
