import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import type { Guide } from '../guide.ts';
import { toast } from './toast.ts';
import { Toaster, type ToasterProps } from './toaster.tsx';

interface Args extends ToasterProps {
  /** How it went. */
  kind?: keyof typeof toast;
  text?: string;
  /** The button that shows the toast. */
  press?: string;
}

const meta = {
  title: 'Components/Toaster',
  component: Toaster,
  parameters: {
    guide: {
      when: [
        'To say how something went that the visitor has just done, where the place of it may be out of view.',
        'Once on every page, as its last part; `toast.success` and `toast.error` speak through it from anywhere.',
      ],
      not: [
        'For the only word on something: say it in its place too, as `NewsletterForm` and `ContactForm` do.',
        'For what is wrong with one field: take the `error` of a `Field` or a `TextArea`.',
        'For a question: take the `ConsentBar`.',
        'For a wait: take a `Spinner`.',
      ],
      dos: [
        'Say it in one short sentence: it is gone after a second and a half.',
        'Say in an error what to do now.',
        'Hand in `language`, so that Chinese is set in its own face.',
      ],
      donts: [
        'Do not put a link or a button into it: it would be gone before it is reached.',
        'Do not tell news with it: it answers to what was done.',
        'Do not show one for what can be seen anyway.',
      ],
      access: [
        'A region called by `label` that announces politely; the focus stays where it was.',
        'It waits while the pointer is on it and while the tab is hidden; Alt and T lead the focus there.',
        'Each has a sign beside its words, so that colour is not needed; in forced colours it keeps its edge.',
        'Under reduced motion it comes and goes without sliding; at 320 px it spans the screen below the navigation bar.',
      ],
    } satisfies Guide,
  },
  args: { label: 'shell:site.notices' },
  render: ({ kind = 'success', text = '', press, ...args }) => (
    <>
      <Button
        onClick={() => {
          toast[kind](text);
        }}
      >
        {press}
      </Button>
      <Toaster {...args} />
    </>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/**
 * Tells how something went that the visitor has just done. It is gone after a moment, so it is never the only place
 * where that is said. One `Toaster` stands on each page; `toast.success` and `toast.error` speak through it.
 */
export const Default: Story = {
  args: { text: 'common:footer.subscribeSuccess', press: 'common:footer.newsletter.submit' },
  play: async ({ canvas, userEvent }) => {
    const visible = findToast('success');
    await userEvent.click(canvas.getByRole('button'));
    // A toast stays while the pointer is on it.
    await userEvent.hover(await visible);
  },
};

/** What went wrong, and what to do about it. */
export const Failed: Story = {
  args: {
    kind: 'error',
    text: 'common:footer.subscribeError',
    press: 'common:footer.newsletter.submit',
  },
  play: async ({ canvas, userEvent }) => {
    const visible = findToast('error');
    await userEvent.click(canvas.getByRole('button'));
    await visible;
  },
};

/** A toast takes the lines that it needs. One sentence is better: there is little time to read it. */
export const LongText: Story = { ...Failed, args: { ...Failed.args, text: 'common:footer.newsletter.lead' } };

export const Chinese: Story = {
  ...Default,
  args: { ...Default.args, language: 'zh-TW' },
  globals: { language: 'zh-TW' },
};

/**
 * Waits for a toast, which is outside the canvas of the story. Call it before the click: on a busy machine, a toast can
 * be gone again (after 1.5 s) when a play function continues after the click.
 */
function findToast(kind: keyof typeof toast): Promise<HTMLElement> {
  return waitFor(
    async () => {
      const item = screen.getByRole('listitem');
      await expect(item).toHaveAttribute('data-type', kind);
      return item;
    },
    { timeout: 10_000 },
  );
}
