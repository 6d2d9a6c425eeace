import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longField } from '../../internal/stories/index.ts';
import { guide } from './newsletter-form.guide.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const meta = {
  title: 'Forms/NewsletterForm',
  component: NewsletterForm,
  parameters: { guide },
  args: {
    title: 'A letter now and then',
    lead: 'Our newsletter, about once a month: what we learn on our projects. No advertising, and you can unsubscribe at any time.',
    emailLabel: 'Email address',
    submitLabel: 'Subscribe',
    action: '#',
    state: 'idle',
    messages: {
      sending: 'Subscribing',
      done: 'Thank you. If you need to confirm, an email will come.',
      failed: 'That did not go through. Please try again in a moment.',
    },
    doneId: 'newsletter-done',
    onSubmit: fn(),
    className: 'w-112 max-w-full',
  },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The browser validates the address, and `onSubmit` receives it trimmed. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await step('rejects an invalid address', async () => {
      await userEvent.type(field, 'mei.lin{Enter}');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('sends a valid address', async () => {
      await userEvent.type(field, '@example.com{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onSubmit).toHaveBeenCalledWith('mei.lin@example.com');
    });
  },
};

/** The button keeps its width and focus, and further submissions are ignored. */
export const Sending: Story = {
  args: { state: 'sending' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'mei@example.com{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

/** A message beside the button, in addition to the toast. The field is cleared. */
export const Done: Story = { args: { state: 'done' } };

/** The input stays, so that one click retries. */
export const Failed: Story = { args: { state: 'failed' } };

export const LongText: Story = {
  args: { emailLabel: longField.hint, submitLabel: longField.label, state: 'failed' },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    title: '換季前，提醒您一聲',
    lead: '一年只寄四封信：什麼時候該洗冷氣、怎麼自己洗濾網，還有當季優惠。隨時可以退訂。',
    emailLabel: '電子郵件',
    submitLabel: '訂閱',
    messages: {
      sending: '訂閱中',
      done: '謝謝。請到信箱收確認信，點一下連結就完成了。',
      failed: '訂閱沒有成功，請稍後再試。',
    },
  },
};
