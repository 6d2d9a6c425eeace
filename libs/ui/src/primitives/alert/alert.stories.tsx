import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import { long } from '../../internal/stories/index.ts';
import { guide } from './alert.guide.tsx';
import { Alert } from './alert.tsx';
import { alertVariants } from './alert.variants.ts';

const tones = getVariantValues(alertVariants, 'tone');

const meta = {
  title: 'Primitives/Alert',
  component: Alert,
  parameters: { layout: 'padded', guide },
  args: { title: 'Send a message', children: 'Please write a line or two.', onOpenChange: fn() },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss notice' }));
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await expect(region.getBoundingClientRect().height).toBe(0);
  },
};

/** Long texts wrap beside the icon. */
export const LongText: Story = {
  args: { title: long.title, children: long.text, closeLabel: 'Dismiss notice' },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    title: '今天提前打烊',
    children: '下午四点以后的订单，我们明天一早现烤，九点前送到。',
    closeLabel: '关闭提示',
  },
};
