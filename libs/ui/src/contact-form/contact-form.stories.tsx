import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

const meta = {
  title: 'Forms/ContactForm',
  component: ContactForm,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'For the first message to the studio, on the contact page.',
        'For any other form of a few fields that ends in one answer: its fields are data.',
      ],
      not: [
        'For an address alone: take a `NewsletterForm`.',
        'For a search: take a `SearchField`, which acts while one types.',
        'For a form of several pages or with choices: compose `Field`, `TextArea` and `Button`.',
      ],
      dos: [
        'Ask only for what the answer needs; most fields are required, and the few others say “optional”.',
        'Say in `required` and `invalid` what to do, as in “Enter an address like name@example.com”.',
        'Set `autoComplete`, so that the browser can fill in a name, an address and a phone.',
        'Say in `messages.done` what happens next, and when.',
      ],
      donts: [
        'Do not clear what was typed without a way back: after a failure `onRestore` brings it.',
        'Do not pass new `errors` while somebody is typing: they take the focus to the first wrong field.',
        'Do not give the `trap` a name that a browser fills in by itself, such as `email`.',
      ],
      access: [
        'A refused try leads the focus to the first wrong field, which says what is wrong.',
        'A complaint is announced, tied to its field, and goes as soon as it is met.',
        'Sending, success and failure stand beside the button in a `status`, which is announced.',
        'Without scripts the browser itself asks for what is missing and sends the form to `action`.',
      ],
    } satisfies Guide,
  },
  args: {
    fields: [
      {
        name: 'name',
        label: 'contact:form.name.label',
        required: 'contact:form.name.required',
        autoComplete: 'name',
        maxLength: 100,
      },
      {
        name: 'email',
        label: 'contact:form.email.label',
        required: 'contact:form.email.required',
        invalid: 'contact:form.email.invalid',
        type: 'email',
        pattern: String.raw`[A-Za-z0-9._%+\-]+@[A-Za-z0-9.\-]+\.[A-Za-z]{2,}`,
        autoComplete: 'email',
        maxLength: 254,
      },
      { name: 'phone', label: 'contact:form.phone.label', type: 'tel', autoComplete: 'tel', maxLength: 40 },
      {
        name: 'companyName',
        label: 'contact:form.companyName.label',
        autoComplete: 'organization',
        maxLength: 120,
      },
      {
        name: 'subject',
        label: 'contact:form.subject.label',
        required: 'contact:form.subject.required',
        maxLength: 200,
      },
      {
        name: 'message',
        label: 'contact:form.message.label',
        hint: 'contact:form.message.hint',
        required: 'contact:form.message.required',
        maxLength: 5000,
        multiline: true,
      },
    ],
    state: 'idle',
    labels: {
      submit: 'contact:form.submit',
      optional: 'contact:form.optional',
      restore: 'contact:form.restore',
    },
    messages: {
      sending: 'contact:form.sending',
      done: 'contact:form.success?hours=48',
      failed: 'contact:form.error',
    },
    results: { done: 'contact-done', failed: 'contact-failed' },
    action: '#',
    trap: { name: 'website', label: 'Leave this empty' },
    onSend: fn(),
    onRefuse: fn(),
    onRestore: fn(),
    className: 'mx-auto max-w-2xl',
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Asks for what an answer needs. A complete message is handed out once, without the spaces around it. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const [name, email, phone, company, subject, message] = canvas.getAllByRole('textbox');
    if (!name || !email || !phone || !company || !subject || !message) throw new Error('A field is missing.');

    await step('leads to the first field that is wrong, and says of each what is missing', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(args.onSend).not.toHaveBeenCalled();
      await expect(args.onRefuse).toHaveBeenCalledWith(['name', 'email', 'subject', 'message']);
      await expect(name).toHaveFocus();
      for (const field of [name, email, subject, message]) {
        await expect(field).toBeInvalid();
        await expect(field).toHaveAccessibleDescription();
      }
      await expect(phone).toBeValid();
    });
    await step('takes a complaint back once it is met, and leaves the focus alone', async () => {
      await userEvent.keyboard('  Mei Lin ');
      await expect(name).toBeValid();
      await expect(name).toHaveFocus();
    });
    await step('asks for an address with an ending', async () => {
      await userEvent.type(email, 'mei@example');
      await userEvent.type(subject, 'A shop');
      await userEvent.type(message, 'Two hundred things.{Enter}Half of them sold out.');
      await userEvent.click(canvas.getByRole('button'));
      await expect(email).toHaveFocus();
      await expect(email).toHaveAccessibleDescription(/name@example\.com/);
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('sends', async () => {
      await userEvent.type(email, '.com{Enter}');
      await expect(args.onSend).toHaveBeenCalledOnce();
      await expect(args.onSend).toHaveBeenCalledWith({
        name: 'Mei Lin',
        email: 'mei@example.com',
        phone: '',
        companyName: '',
        subject: 'A shop',
        message: 'Two hundred things.\nHalf of them sold out.',
        website: '',
      });
    });
    await step('hides its trap from everybody who is not a machine', async () => {
      await expect(canvasElement.querySelector('[name=website]')).not.toBeVisible();
    });
  },
};

/** A link may fill in what it knows, such as the subject. It stays what it is after a reset. */
export const FilledIn: Story = { args: { values: { subject: 'contact:subjects.plan?plan=Booking' } } };

/** What only the provider can tell comes in from outside, and leads to the first field it is about. */
export const Refused: Story = {
  args: {
    values: { name: 'Mei Lin', email: 'mei@exmaple.com', subject: 'contact:subjects.custom-hosting' },
    errors: { email: 'contact:form.email.invalid', message: 'contact:form.message.required' },
  },
  play: async ({ canvas }) => {
    const wrong = canvas.getAllByRole('textbox').filter((field) => field.ariaInvalid);
    await expect(wrong).toHaveLength(2);
    await expect(wrong[0]).toHaveFocus();
  },
};

/** The button keeps its width and the focus, and nothing can be sent twice or changed meanwhile. */
export const Sending: Story = {
  args: { ...Refused.args, errors: undefined, state: 'sending' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(canvas.getAllByRole('textbox')[0] ?? document.body, '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

/** The form is empty again. What happens next stands beside the button, besides the toast. */
export const Done: Story = { args: { state: 'done' } };

/** The form is empty again here too, and a button brings back what was typed. */
export const Failed: Story = { args: { state: 'failed' } };

/** A message that cannot be sent, as a visitor meets it. */
export const Restored: Story = {
  render: function Visit(args) {
    const [state, setState] = useState<ContactFormProps['state']>('idle');
    const [sent, setSent] = useState<ContactFormProps['values']>();
    const [values, setValues] = useState(args.values);
    return (
      <ContactForm
        {...args}
        state={state}
        values={values}
        onSend={(typed) => {
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
    await step('is emptied when it fails', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(values()).toEqual(['', '', '', '', '', '']);
      await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    });
    await step('comes back, with the focus at its beginning', async () => {
      const [, restore] = canvas.getAllByRole('button');
      if (restore) await userEvent.click(restore);
      await expect(values()).toEqual(typed);
      await expect(fields[0]).toHaveFocus();
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
    await step('fails again, and comes back again', async () => {
      await userEvent.type(fields[0] ?? document.body, 'g{Enter}');
      await expect(canvas.getAllByRole('button')).toHaveLength(2);
      const [, restore] = canvas.getAllByRole('button');
      if (restore) await userEvent.click(restore);
      await expect(values()).toEqual(['Mei Ling', ...typed.slice(1)]);
    });
  },
};

/**
 * Without scripts the browser asks for what is missing, in its own words, and sends the form to `action`; the provider
 * leads back to one of the hidden messages.
 */
export const WithoutScripts: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toHaveAttribute('method', 'post');
    const required = canvas.getAllByRole('textbox').filter((field) => field.hasAttribute('required'));
    await expect(required).toHaveLength(4);
    await expect(canvasElement.querySelector('#contact-failed')).not.toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    ...Failed.args,
    labels: { submit: 'contact:hero.title', optional: 'contact:form.lead', restore: 'contact:close.text' },
    errors: { name: 'contact:form.email.required', phone: 'contact:form.email.invalid' },
  },
};
