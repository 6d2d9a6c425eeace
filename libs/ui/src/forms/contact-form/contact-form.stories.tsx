import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { longField } from '../../internal/stories/index.ts';
import { guide } from './contact-form.guide.ts';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

/** A field that browsers fill in. */
const filledIn = (name: string, label: string) => ({ name, label, autoComplete: name });

const meta = {
  title: 'Forms/ContactForm',
  component: ContactForm,
  parameters: { layout: 'padded', guide },
  args: {
    fields: [
      { ...filledIn('name', 'Name'), requiredMessage: 'Please tell us your name.', maxLength: 100 },
      {
        ...filledIn('email', 'Email'),
        requiredMessage: 'Please tell us your email address, so that we can answer.',
        invalidMessage: longField.error,
        type: 'email',
        pattern: String.raw`[A-Za-z0-9._%+\-]+@[A-Za-z0-9.\-]+\.[A-Za-z]{2,}`,
      },
      { ...filledIn('tel', 'Phone'), type: 'tel' },
      filledIn('organization', 'Company'),
      { name: 'subject', label: 'Subject', requiredMessage: 'Please say in a few words what it is about.' },
      {
        name: 'message',
        label: 'Message',
        hint: 'What do you need, and by when?',
        requiredMessage: 'Please write a line or two.',
        maxLength: 5000,
        multiline: true,
      },
    ],
    title: 'Send a message',
    text: 'Required, unless marked as optional.',
    note: 'We answer within 48 hours.',
    state: 'idle',
    submitLabel: 'Send message',
    optionalLabel: 'optional',
    restoreLabel: 'Bring back what I wrote',
    messages: {
      sending: 'Sending',
      done: 'Thank you. Your message has arrived, and you will hear from us within 48 hours.',
      failed: 'Your message could not be sent. Please try again, or write to hello@example.com.',
    },
    doneId: 'contact-done',
    action: '#',
    honeypot: { name: 'website', label: 'Leave this empty' },
    onSubmit: fn(),
    onInvalid: fn(),
    onRestore: fn(),
    className: 'mx-auto max-w-2xl',
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `onSubmit` receives a valid message once, with trimmed values. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const [name, email, phone, company, subject, message] = canvas.getAllByRole('textbox');
    if (!name || !email || !phone || !company || !subject || !message) throw new Error('A field is missing.');

    await step('an invalid submission focuses the first invalid field and describes each error', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(args.onInvalid).toHaveBeenCalledWith(['name', 'email', 'subject', 'message']);
      await expect(name).toHaveFocus();
      for (const field of [name, email, subject, message]) {
        await expect(field).toBeInvalid();
        await expect(field).toHaveAccessibleDescription();
      }
      await expect(phone).toBeValid();
    });
    await step('an error disappears when the field is valid, and the focus stays', async () => {
      await userEvent.keyboard('  Mei Lin ');
      await expect(name).toBeValid();
      await expect(name).toHaveFocus();
    });
    await step('rejects an email address without a top-level domain', async () => {
      await userEvent.type(email, 'mei@example');
      await userEvent.type(subject, 'A shop');
      await userEvent.type(message, 'Two hundred things.{Enter}Half of them sold out.');
      await userEvent.click(canvas.getByRole('button'));
      await expect(email).toHaveFocus();
      await expect(email).toHaveAccessibleDescription(/name@example\.com/);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('sends a valid message once', async () => {
      await userEvent.type(email, '.com{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onSubmit).toHaveBeenCalledWith({
        name: 'Mei Lin',
        email: 'mei@example.com',
        tel: '',
        organization: '',
        subject: 'A shop',
        message: 'Two hundred things.\nHalf of them sold out.',
        website: '',
      });
    });
  },
};

/** `values` prefills fields, such as the subject from a link. A reset restores these values. */
export const Prefilled: Story = { args: { values: { subject: 'One-Stop Service, Booking plan' } } };

/** Errors from the server. The first invalid field receives focus. */
export const ServerErrors: Story = {
  args: {
    values: { name: 'Mei Lin', email: 'mei@exmaple.com', subject: 'Custom hosting' },
    errors: { email: longField.error, message: 'Please write a line or two.' },
  },
  play: async ({ canvas }) => {
    const wrong = canvas.getAllByRole('textbox').filter((field) => field.ariaInvalid);
    await expect(wrong).toHaveLength(2);
    await expect(wrong[0]).toHaveFocus();
  },
};

/**
 * The button is disabled and shows a spinner and the sending message. It keeps its width, focus and name. The fields are
 * read-only and further submissions are ignored.
 */
export const Sending: Story = {
  args: { ...ServerErrors.args, errors: undefined, state: 'sending' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { busy: true });
    const message = canvas.getByRole('status').textContent;
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.type(canvas.getAllByRole('textbox')[0] ?? document.body, '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(within(button).getByText(message)).toBeVisible();
  },
};

/** The form is cleared. A message beside the button describes what happens next, in addition to the toast. */
export const Done: Story = { args: { state: 'done' } };

/** The form is cleared here too, and a button restores the input. */
export const Failed: Story = { args: { state: 'failed' } };

/** The complete flow of a failed message. */
export const Restored: Story = {
  render: function Controlled(args) {
    const [state, setState] = useState<ContactFormProps['state']>('idle');
    const [sent, setSent] = useState<ContactFormProps['values']>();
    const [values, setValues] = useState(args.values);
    return (
      <ContactForm
        {...args}
        state={state}
        values={values}
        onSubmit={(typed) => {
          setSent(typed);
          setState('failed');
        }}
        onRestore={() => {
          setValues(sent);
          setState('idle');
        }}
      />
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const fields = canvas.getAllByRole('textbox');
    const typed = ['Mei Lin', 'mei@example.com', '', '', 'A shop', 'Two hundred things.'];
    const values = () => fields.map((field) => 'value' in field && field.value);
    for (const [index, field] of fields.entries()) {
      const text = typed[index];
      if (text) await userEvent.type(field, text);
    }
    await step('a failure clears the form', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(values()).toEqual(['', '', '', '', '', '']);
      await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    });
    await step('the button restores the input and focuses the first field', async () => {
      const [, restore] = canvas.getAllByRole('button');
      if (restore) await userEvent.click(restore);
      await expect(values()).toEqual(typed);
      await expect(fields[0]).toHaveFocus();
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
};

export const LongText: Story = {
  args: {
    ...Failed.args,
    submitLabel: longField.label,
    optionalLabel: longField.label,
    restoreLabel: longField.hint,
    errors: { name: longField.error, tel: longField.error },
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    title: '给我们留言',
    text: '除了标明“选填”的，都请写上。',
    note: '当天给您回电话。',
    fields: [
      { name: 'name', label: '怎么称呼您', requiredMessage: '请告诉我们怎么称呼您。', autoComplete: 'name' },
      { name: 'phone', label: '电话', type: 'tel', autoComplete: 'tel' },
      {
        name: 'message',
        label: '留言',
        hint: '想要什么样的蛋糕？几个人吃，哪天要？',
        requiredMessage: '请写上一两句。',
        multiline: true,
      },
    ],
    state: 'failed',
    submitLabel: '发送留言',
    optionalLabel: '选填',
    restoreLabel: '找回刚才写的内容',
    messages: {
      sending: '正在发送',
      done: '谢谢，留言收到了，我们当天给您回电话。',
      failed: '留言没能发送，请再试一次，或者直接打店里的电话。',
    },
    errors: { message: '请写上一两句。' },
    honeypot: { name: 'website', label: '请留空' },
  },
};
