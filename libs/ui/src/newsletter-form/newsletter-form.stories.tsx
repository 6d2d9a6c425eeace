import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const meta = {
  title: 'Forms/NewsletterForm',
  component: NewsletterForm,
  parameters: {
    guide: {
      when: [
        'To sign up with an e-mail address and nothing else, as in the `Footer` of every page.',
        'Where the answer comes at once: the form says in its place what has become of it.',
      ],
      not: [
        'For a message, or anything that needs a second field: take a `ContactForm`.',
        'For a form of your own with one field: take a `Field` and a `Button`.',
      ],
      dos: [
        'Say in `lead` what will come, and how often.',
        'Give `action` an address that takes the form itself, for visitors without scripts.',
        'Leave its message where it is even if the `Toaster` says the same: a toast is soon gone.',
      ],
      donts: [
        'Do not ask for a name or a topic: each further field costs sign-ups.',
        'Do not empty or disable it yourself: `done` empties the field, `failed` keeps it, `sending` holds back a second press.',
        'Do not put it on a page twice: its `results` are ids.',
      ],
      access: [
        'The field has a visible label and is filled in by the browser (`autocomplete="email"`); an address that is missing or wrong is named by the browser, which leads the focus there.',
        'What has become of it is announced politely (`role="status"`), and stands beside a sign, not in a colour alone.',
        'While it is sent, the button keeps its focus, its width and its name.',
        'The title is an `h2`; at 320 px the button goes under the field.',
      ],
    } satisfies Guide,
  },
  args: {
    title: 'common:footer.newsletter.title',
    lead: 'common:footer.newsletter.lead',
    emailLabel: 'common:footer.newsletter.email',
    submitLabel: 'common:footer.newsletter.submit',
    action: '#',
    state: 'idle',
    messages: {
      sending: 'common:footer.newsletter.sending',
      done: 'common:footer.subscribeSuccess',
      failed: 'common:footer.subscribeError',
    },
    results: { done: 'newsletter-done', failed: 'newsletter-failed' },
    onSend: fn(),
    className: 'w-112 max-w-full',
  },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One address and one button. The browser checks the address, and the form hands it out without spaces. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await step('refuses what is no address', async () => {
      await userEvent.type(field, 'mei.lin{Enter}');
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('hands out an address', async () => {
      await userEvent.type(field, '@example.com{Enter}');
      await expect(args.onSend).toHaveBeenCalledOnce();
      await expect(args.onSend).toHaveBeenCalledWith('mei.lin@example.com');
    });
  },
};

/** The button keeps its width and the focus, and a second press sends nothing. */
export const Sending: Story = {
  args: { state: 'sending' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'mei@example.com{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

/** Thanks beside the button, where the eye is, besides the toast. The field is empty again. */
export const Done: Story = { args: { state: 'done' } };

/** What was typed stays, so that one press tries again. */
export const Failed: Story = { args: { state: 'failed' } };

/**
 * Without scripts the form sends itself to `action`, and the provider leads back to the address of one of the hidden
 * messages, which then shows itself.
 */
export const WithoutScripts: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(canvasElement.querySelector('#newsletter-done')).not.toBeVisible();
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

/** As in the footer of every page. */
export const OnSurface: Story = {
  ...Done,
  decorators: [
    (Story) => (
      <div className="border-y border-line bg-surface p-8">
        <Story />
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: { emailLabel: 'contact:form.email.required', submitLabel: 'contact:form.restore', state: 'failed' },
};
