import type { Meta, StoryObj } from '@storybook/react-vite';
import { toast as sonner } from 'sonner';
import { screen } from 'storybook/test';
import { Button } from '../button/index.ts';
import { long } from '../../internal/stories/index.ts';
import { guide } from './toaster.guide.ts';
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
  parameters: { guide },
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
  ...Default,
  args: { kind: 'error', text: 'That did not work. Please try again in a moment.', buttonLabel: 'Subscribe' },
};

/** Long text wraps. A short sentence is better: there is little time to read it. */
export const LongText: Story = { ...Failed, args: { ...Failed.args, text: long.text } };

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
