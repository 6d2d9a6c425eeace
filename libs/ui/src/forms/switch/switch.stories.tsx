import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  parameters: {
    guide: {
      status: 'beta',
      when: [
        'For a setting that is on or off and applies at once.',
        'For a few independent settings, one below the other.',
      ],
      whenNot: [
        'For a consent or an answer that is submitted with a form: use a `Checkbox`.',
        'To select one of two named values: use a `SegmentedControl`.',
        'For the light and dark schemes: use the `SchemeSwitch`.',
      ],
      dos: [
        'Name the setting in the label, so that “on” and “off” complete it: “Newsletter”.',
        'Apply the change at once, and restore the previous state if that fails.',
        'Explain the effect in `hint` if the label is not enough.',
      ],
      donts: [
        'Do not change the label with the state: screen readers announce the state.',
        'Do not require a button to apply the change.',
        'Do not use it for an action that cannot be reverted.',
      ],
      accessibility: [
        'A native checkbox with `role="switch"`: Space toggles it, and screen readers announce “on” and “off”.',
        'The label is part of the target, which is 44 px high.',
        'The position of the thumb shows the state, also in forced colours. With reduced motion it moves at once.',
        'A change from before hydration is preserved and passed to `onCheckedChange`.',
      ],
    } satisfies Guide,
  },
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

export const On: Story = {
  args: {
    defaultChecked: true,
    hint: 'Our newsletter: what we learn on our projects, about once a month. No advertising, and you can unsubscribe at any time.',
  },
};

/** A parent that cannot apply the change restores the previous state. */
export const Controlled: Story = {
  render: function Controlled({ defaultChecked, onCheckedChange, ...args }) {
    const [error, setError] = useState<string>();
    return (
      <Switch
        {...args}
        checked={false}
        error={error}
        onCheckedChange={(next) => {
          setError('503');
          onCheckedChange?.(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription('503');
  },
};

export const Disabled: Story = {
  render: ({ checked, ...args }) => (
    <>
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked />
    </>
  ),
};

export const LongText: Story = {
  args: {
    label: 'A small studio in Ontario that designs, builds and looks after websites, systems and cloud.',
    labelNote: 'optional',
    hint: 'A small studio in Ontario that designs, builds and looks after websites, systems and cloud.',
    error: 'This does not look like an email address. Please write it as name@example.com.',
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    label: '开卖提醒',
    hint: '每天早上七点，面包一出炉就发消息告诉您。',
    defaultChecked: true,
  },
};
