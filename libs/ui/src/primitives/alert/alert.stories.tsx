import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import type { Guide } from '../../internal/guide.ts';
import { Button } from '../button/index.ts';
import { Alert } from './alert.tsx';
import { alertVariants } from './alert.variants.ts';

const tones = getVariantValues(alertVariants, 'tone');

const meta = {
  title: 'Primitives/Alert',
  component: Alert,
  parameters: {
    layout: 'padded',
    guide: {
      status: 'beta',
      when: [
        'For a message about the page or a part of it that stays until it is no longer true.',
        'For the result of an action, in the place of the action.',
      ],
      whenNot: [
        'For a result whose place may be outside the viewport: also use the `Toaster`.',
        'For an error in one field: use `error` of a `Field`.',
        'For a list without results: use an `EmptyState`.',
        'For consent: use the `ConsentBar`.',
      ],
      dos: [
        'Describe in an error what to do next.',
        'For a message that appears later, render it with `open={false}` first.',
        'Use `bad` only for a problem that stops the visitor.',
      ],
      donts: [
        'Do not show more than one at the top of a page.',
        'Do not use a tone as a decoration.',
        'Do not add a close button to an error that is still true.',
      ],
      accessibility: [
        'A `status` that screen readers announce when they are idle. With the tone `bad` it is an `alert`, which interrupts. `role` overrides it.',
        'Screen readers announce changes of a region, not the text that a region is inserted with. While closed, it is an empty region without space.',
        'Each message has an icon and a border, so it does not depend on colour.',
        'The close button has the name in `closeLabel`. After closing, Tab continues from its place.',
      ],
    } satisfies Guide,
  },
  args: {
    title: 'Send a message',
    children: 'Please write a line or two.',
    onOpenChange: fn(),
  },
  argTypes: { tone: { control: 'inline-radio', options: tones }, children: { control: 'text' } },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Send a message');
  },
};

/** The icon and the color of each tone, with and without a title. */
export const Matrix: Story = {
  render: ({ title, ...args }) => (
    <div className="grid gap-4 md:grid-cols-2">
      {tones.flatMap((tone) => [
        <Alert key={tone} {...args} tone={tone} title={title} />,
        <Alert key={`${tone}-text`} {...args} tone={tone} />,
      ])}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.getAllByRole('status')).toHaveLength(6);
  },
};

/** The close button removes the message. The empty region stays for the next one. */
export const Closable: Story = {
  args: { closeLabel: 'Dismiss notice' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss notice' }));
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await expect(region.getBoundingClientRect().height).toBe(0);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A message that appears later: the region is in the document before its text. */
export const AppearsLater: Story = {
  args: { tone: 'bad' },
  render: function Later({ defaultOpen, ...args }) {
    const [open, setOpen] = useState(false);
    return (
      <div className="grid justify-items-start gap-4">
        <Button
          onClick={() => {
            setOpen(true);
          }}
        >
          Send
        </Button>
        <Alert {...args} open={open} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('alert');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('Send a message');
  },
};

/** Long texts wrap beside the icon. */
export const LongText: Story = {
  args: {
    title: 'We are not in Ontario. Does that matter?',
    children:
      'With a conversation, which is free. Tell us what you need and what bothers you today. You get a written proposal with scope, price and dates, and decide then.',
    closeLabel: 'Dismiss notice',
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    title: '今天提前打烊',
    children: '下午四点以后的订单，我们明天一早现烤，九点前送到。',
    closeLabel: '关闭提示',
  },
};
