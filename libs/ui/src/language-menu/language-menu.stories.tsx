import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { LanguageMenu } from './language-menu.tsx';

const meta = {
  title: 'Components/LanguageMenu',
  component: LanguageMenu,
  parameters: {
    guide: {
      when: [
        'For a page that can be read in every language of the list.',
        'At the top of every page: hand it to the `NavBar` as `languageMenu`.',
      ],
      not: [
        'To show the languages in plain sight at the end of a page: the `Footer` lists them as links.',
        'For light and dark: take the `SchemeSwitch`.',
        'For one part of a list: take `FilterChips`.',
      ],
      dos: [
        'Call each language what its own readers call it, so that everybody finds theirs.',
        'Give each one the address of this same page in `href`: it is what works without scripts, or when the menu cannot be fetched.',
        'Stay on the same page when `onChoose` is called.',
      ],
      donts: [
        'Do not put flags beside the names: a flag is a country, and a language is not.',
        'Do not move the current language to the top: the tick marks it, and every name keeps its place.',
        'Do not add entries that are no language: they are choices to a screen reader, not links.',
      ],
      access: [
        'A button opens a menu of single choices (`menuitemradio`); its name is the label and the current language, even below 1024 px where only the sign is seen.',
        'Enter, Space and the down arrow open it; the arrows walk round, Home and End jump, letters find a name; Escape or a choice closes it, and the focus is back on the button.',
        'Each name carries its own `lang`, so a screen reader pronounces it in that language.',
        'The entry with the focus has a ring and the current one a tick, so neither needs its colour in forced colours.',
      ],
    } satisfies Guide,
  },
  args: {
    label: 'shell:site.languages',
    languages: [
      { code: 'en', label: 'English', href: '/en' },
      { code: 'zh-CN', label: '简体中文', href: '/zh-CN' },
      { code: 'zh-TW', label: '繁體中文', href: '/zh-TW' },
    ],
    language: 'en',
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-64 min-w-56 items-start justify-end">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Each language is called what its own readers call it, so everybody finds theirs whatever the page speaks. The menu
 * itself is fetched when it is first pointed at.
 */
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
    await expect(args.onChoose).toHaveBeenCalledWith('zh-TW');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The list lies under its button. The current language has a tick. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findAllByRole('menuitemradio')).toHaveLength(args.languages.length);
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
  },
};

/** A second press closes it, and so does a press beside it. */
export const Closes: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await canvas.findByRole('menu');
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await canvas.findByRole('menu');
    await userEvent.click(canvasElement.ownerDocument.body);
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/**
 * Enter, Space and the down arrow open it, the arrows walk round, letters find a name, and Escape closes it and leads
 * back.
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
    await expect(args.onChoose).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: 'English' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: '简体中文' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: '繁體中文' })).toHaveFocus());
    await userEvent.keyboard('e');
    const english = canvas.getByRole('menuitemradio', { name: 'English' });
    await waitFor(() => expect(english).toHaveFocus());
    // A ground alone would be gone where the reader chooses the colours.
    await expect(getComputedStyle(english).outlineStyle).toBe('solid');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: '繁體中文' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('zh-TW');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Chinese: Story = { ...Open, globals: { language: 'zh-TW' }, args: { language: 'zh-TW' } };

/** A name that is longer than usual widens the list. */
export const LongText: Story = {
  ...Open,
  args: {
    languages: [
      { code: 'en', label: 'English (Canada and the United States)', href: '/en' },
      { code: 'fr', label: 'Français', href: '/fr' },
    ],
  },
};

/** In a bar on phones and tablets only the sign is seen. Its name stays for those who hear it. */
export const Narrow: Story = {
  ...Open,
  decorators: (Menu) => (
    <div className="@container">
      <Menu />
    </div>
  ),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
