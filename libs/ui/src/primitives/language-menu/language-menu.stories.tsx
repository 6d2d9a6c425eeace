import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inside } from '../../internal/stories/index.ts';
import { guide } from './language-menu.guide.ts';
import { LanguageMenu } from './language-menu.tsx';

const meta = {
  title: 'Primitives/LanguageMenu',
  component: LanguageMenu,
  parameters: { guide },
  args: {
    label: 'Language',
    languages: [
      { code: 'en', label: 'English', href: '/en' },
      { code: 'zh-CN', label: '简体中文', href: '/zh-CN' },
      { code: 'zh-TW', label: '繁體中文', href: '/zh-TW' },
    ],
    value: 'en',
    onValueChange: fn(),
  },
  decorators: inside('flex min-h-64 min-w-56 items-start justify-end'),
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each language is labelled in that language. The code of the menu loads on hover or focus. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /English/ });
    await userEvent.click(button);
    const chosen = await canvas.findByRole('menuitemradio', { name: 'English' });
    await expect(chosen).toBeChecked();
    const other = canvas.getByRole('menuitemradio', { name: '繁體中文' });
    await expect(other).toHaveAttribute('lang', 'zh-TW');
    await expect(other).not.toBeChecked();
    await userEvent.click(other);
    await expect(args.onValueChange).toHaveBeenCalledWith('zh-TW');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The menu is below its button. The current language has a check mark. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findAllByRole('menuitemradio')).toHaveLength(args.languages.length);
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
  },
};

/** A second click, or a click outside, closes it. */
export const Closes: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    for (const target of [button, document.body]) {
      await userEvent.click(button);
      await canvas.findByRole('menu');
      await userEvent.click(target);
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    }
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/**
 * Enter, Space and the down arrow open it. Arrow keys wrap around, letters move to an item, and Escape closes it and
 * returns the focus.
 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: 'English' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: '简体中文' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: '繁體中文' })).toHaveFocus());
    await userEvent.keyboard('e');
    const english = canvas.getByRole('menuitemradio', { name: 'English' });
    await waitFor(() => expect(english).toHaveFocus());
    // Forced colors override backgrounds, but not outlines.
    await expect(getComputedStyle(english).outlineStyle).toBe('solid');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: '繁體中文' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('zh-TW');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A long name makes the menu wider. */
export const LongText: Story = {
  ...Open,
  args: {
    languages: [
      { code: 'en', label: 'English (Canada and the United States)', href: '/en' },
      { code: 'fr', label: 'Français', href: '/fr' },
    ],
  },
};

export const Chinese: Story = {
  ...Open,
  globals: { language: 'zh-CN' },
  args: { label: '语言', value: 'zh-CN' },
};
