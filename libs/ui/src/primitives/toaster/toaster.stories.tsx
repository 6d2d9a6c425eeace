import type { Meta, StoryObj } from '@storybook/react-vite';
import { toast as sonner } from 'sonner';
import { screen } from 'storybook/test';
import { Button } from '../button/index.ts';
import type { Guide } from '../../internal/guide.ts';
import { toast } from './toast.ts';
import type { ToasterProps } from './toast-region.tsx';
import { Toaster } from './toaster.tsx';

interface Args extends ToasterProps {
  /** The method of `toast` that the button calls. */
  kind?: keyof typeof toast;
  text?: string;
  /** The label of the button that shows the toast. */
  buttonLabel?: string;
}

const meta = {
  title: 'Primitives/Toaster',
  component: Toaster,
  parameters: {
    guide: {
      when: [
        'For the result of an action of the visitor, if its place may be outside the viewport.',
        'Once on every page, as the last element. `toast.success` and `toast.error` show toasts from anywhere.',
      ],
      whenNot: [
        'As the only message: also show it in place, like `NewsletterForm` and `ContactForm`.',
        'For an error in one field: use `error` of a `Field` or a `TextArea`.',
        'For a question: use the `ConsentBar`.',
        'While something is loading: use a `Spinner`.',
      ],
      dos: [
        'Use one short sentence: a toast disappears after `duration`, which is four seconds unless you set it.',
        'Describe in an error what to do next.',
        'Set `lang` if the language of the toasts differs from that of the page: Chinese needs its own typeface.',
      ],
      donts: [
        'Do not put a link or a button into a toast: it disappears before keyboard users reach it.',
        'Do not use it for news: it responds to actions only.',
        'Do not show a toast for a result that is visible anyway.',
      ],
      accessibility: [
        'A region with the name in `label` that announces politely. The focus does not move.',
        'The timer pauses on hover and while the tab is hidden. Alt and T move the focus to the toast.',
        'A toast can be dismissed by a swipe or with its close button, which is 44 px wide.',
        'Each toast has an icon beside its text, so it does not depend on colour. In forced colours it has a border.',
        'It is above everything, also an open `Dialog`. While that is open, the page and its toasts are inert: screen readers do not read them.',
        'With reduced motion it appears without sliding. At 320 px it spans the viewport below the navigation bar.',
      ],
    } satisfies Guide,
  },
  args: { label: 'Notices', closeLabel: 'Dismiss notice' },
  // A new `Toaster` shows the toasts of the story before, unless they were dismissed.
  beforeEach: () => void sonner.dismiss(),
  render: ({ kind = 'success', text = '', buttonLabel, ...args }) => (
    <>
      <Button
        onClick={() => {
          toast[kind](text);
        }}
      >
        {buttonLabel}
      </Button>
      <Toaster key={text} {...args} />
    </>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/**
 * The result of an action of the visitor. A toast disappears, so also show the result in place. Each page has one
 * `Toaster`, which `toast.success` and `toast.error` use.
 */
export const Default: Story = {
  args: { text: 'Thank you. If you need to confirm, an email will come.', buttonLabel: 'Subscribe' },
  play: async ({ args, canvas, userEvent }) => {
    const visible = findToast(args);
    await userEvent.click(canvas.getByRole('button', { name: args.buttonLabel ?? '' }));
    // A toast stays while the pointer is on it.
    await userEvent.hover(await visible);
  },
};

/** Describes the error and what to do. */
export const Failed: Story = {
  args: {
    kind: 'error',
    text: 'That did not work. Please try again in a moment.',
    buttonLabel: 'Subscribe',
  },
  play: async ({ args, canvas, userEvent }) => {
    const visible = findToast(args);
    await userEvent.click(canvas.getByRole('button', { name: args.buttonLabel ?? '' }));
    await visible;
  },
};

/** Long text wraps. A short sentence is better: there is little time to read it. */
export const LongText: Story = {
  ...Failed,
  args: {
    ...Failed.args,
    text: 'Our newsletter: what we learn on our projects, about once a month. No advertising, and you can unsubscribe at any time.',
  },
};

export const Chinese: Story = {
  ...Default,
  globals: { language: 'zh-TW' },
  args: {
    label: '通知',
    closeLabel: '關閉通知',
    text: '預約完成。師傅出發前會先打電話給您。',
    buttonLabel: '預約',
  },
};

/**
 * Waits for the toast with a text, which is outside the canvas of the story. Call it before the click: on a busy machine,
 * a toast may have disappeared when a play function continues after it.
 */
async function findToast({ text = '', kind = 'success' }: Args): Promise<HTMLElement> {
  const item = (await screen.findByText(text)).closest('li');
  if (item?.dataset['type'] !== kind) throw new Error(`"${text}" is no toast of the kind "${kind}".`);
  return item;
}
