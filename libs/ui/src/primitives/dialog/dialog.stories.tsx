import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { long, questions } from '../../internal/stories/index.ts';
import { guide } from './dialog.guide.ts';
import { Dialog } from './dialog.tsx';

const buttons = (confirm: string, cancel: string) => (
  <>
    <Button>{confirm}</Button>
    <Button variant="outline">{cancel}</Button>
  </>
);

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  // Each story on the docs page renders in an iframe, because a modal dialog makes the page inert.
  parameters: { docs: { story: { inline: false, height: '480px' } }, guide },
  args: {
    title: 'Send a message',
    closeLabel: 'Close',
    children: 'What do you need, and by when?',
    trigger: <Button>Open</Button>,
    onOpenChange: fn(),
  },
  argTypes: { trigger: { control: false }, actions: { control: false } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The trigger opens it. Escape closes it, and the focus returns to the trigger. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    await expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    await userEvent.click(trigger);
    const dialog = screen.getByRole('dialog', { name: 'Send a message' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(dialog).not.toHaveAttribute('open');
    await expect(trigger).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(2, false);

    await userEvent.click(trigger);
    await expect(dialog).toHaveAttribute('open');
  },
};

/** A click on the backdrop closes it. A click inside, or a selection that ends outside, does not. */
export const Backdrop: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog');
    const title = screen.getByRole('heading');
    await userEvent.click(title);
    await expect(dialog).toHaveAttribute('open');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: title },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await expect(dialog).toHaveAttribute('open');
    const { left, top } = dialog.getBoundingClientRect();
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: dialog,
      coords: { clientX: left + 4, clientY: top + 4 },
    });
    await expect(dialog).toHaveAttribute('open');
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog, coords: { clientX: 1, clientY: 1 } });
    await expect(dialog).not.toHaveAttribute('open');
  },
};

/** Covers the viewport, with its own content instead of the title bar. */
export const Full: Story = {
  render: ({ trigger, onOpenChange }) => (
    <Dialog size="full" label="Menu" trigger={trigger} onOpenChange={onOpenChange}>
      <form method="dialog" className="p-6">
        <Button type="submit">Close</Button>
      </form>
    </Dialog>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    await expect(dialog.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

/** Long content scrolls in the dialog. The title bar and the actions stay visible. */
export const LongText: Story = {
  args: {
    defaultOpen: true,
    actions: buttons('Send', 'Cancel'),
    title: long.text,
    children: (
      <Stack>
        {[...questions, ...questions].map(({ content }, index) => (
          <Text key={index}>{content}</Text>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight);
  },
};

/** The buttons for the decision are at the end. */
export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    size: 'sm',
    defaultOpen: true,
    title: '要取消這次預約嗎？',
    closeLabel: '關閉',
    children: '師傅預計明天上午十點到府。現在取消不收費，改天再約也可以。',
    trigger: <Button>取消預約</Button>,
    actions: buttons('取消預約', '保留預約'),
  },
};
