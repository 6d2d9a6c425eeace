import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longField, toggle } from '../../internal/stories/index.ts';
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
export const Default: Story = { play: toggle };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const LongText: Story = { args: longField };

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: { label: '开卖提醒', hint: '每天早上七点，面包一出炉就发消息告诉您。', defaultChecked: true },
};
