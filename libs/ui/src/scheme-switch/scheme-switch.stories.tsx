import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { schemeScript, SchemeSwitch } from './scheme-switch.tsx';

const meta = {
  title: 'Components/SchemeSwitch',
  component: SchemeSwitch,
  parameters: {
    guide: {
      when: [
        'To let a visitor have the site light or dark, whatever their device is set to.',
        'Once on a page, at its end: hand it to the `Footer` as `schemeSwitch`.',
      ],
      not: [
        'For the language: take the `LanguageMenu`.',
        'For how one pays: take the `BillingToggle`.',
        'For one dark part of a page: take a `Section` with the tone `deep`.',
      ],
      dos: [
        'Put `schemeScript` into the head of every document, so that the remembered scheme is there from the first paint on.',
        'Name all three choices in words: they are read aloud, and shown to whoever points at them.',
      ],
      donts: [
        'Do not put it into the navigation: most visitors have chosen on their device already.',
        'Do not keep the choice anywhere else: it stands in `data-scheme` on the document, and every switch reads it there.',
      ],
      access: [
        'Three radio buttons in a group that is called by `label`: one stop of the Tab key, and the arrows choose.',
        'A choice shows at once and moves no focus; where the browser refuses to remember it, it lasts as long as the page.',
        'In forced colours a circle marks the chosen one; the scheme itself gives way to the reader’s colours there.',
        '44 px for a finger, 36 px for a mouse; where scripts are off it is not shown.',
      ],
    } satisfies Guide,
  },
  args: {
    label: 'common:footer.scheme.label',
    labels: {
      system: 'common:footer.scheme.system',
      light: 'common:footer.scheme.light',
      dark: 'common:footer.scheme.dark',
    },
  },
  // What a story chooses must not colour the next one.
  beforeEach: () => () => {
    localStorage.removeItem('scheme');
  },
} satisfies Meta<typeof SchemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

const root = () => document.documentElement;

/** Once per page, in the footer: most visitors have chosen on their device already. */
export const Default: Story = {
  globals: { scheme: 'system' },
  play: async ({ canvas }) => {
    const chosen = canvas
      .getAllByRole('radio')
      .map((radio) => radio instanceof HTMLInputElement && radio.checked);
    await expect(chosen).toEqual([true, false, false]);
  },
};

/** A choice shows at once and is remembered. `system` forgets it again. */
export const Chooses: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    const [system, light, dark] = canvas.getAllByRole('radio');
    if (!system || !light || !dark) throw new Error('There should be three schemes.');
    await userEvent.click(dark);
    await expect(root().dataset['scheme']).toBe('dark');
    await expect(localStorage.getItem('scheme')).toBe('dark');
    await waitFor(() => expect(dark).toBeChecked());
    await userEvent.click(light);
    await expect(root().dataset['scheme']).toBe('light');
    await waitFor(() => expect(light).toBeChecked());
    await userEvent.click(system);
    await expect(root().dataset['scheme']).toBeUndefined();
    await expect(localStorage.getItem('scheme')).toBeNull();
  },
};

/** One stop of the Tab key; the arrows choose. */
export const Keyboard: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    const [system, light] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(system).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(light).toBeChecked());
    await expect(root().dataset['scheme']).toBe('light');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(system).toBeChecked());
  },
};

/** Where the browser refuses to remember, the choice lasts as long as the page. */
export const StorageRefused: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    const refused = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    const spies = [spyOn(Storage.prototype, 'setItem'), spyOn(Storage.prototype, 'removeItem')];
    for (const spy of spies) spy.mockImplementation(refused);
    const [system, , dark] = canvas.getAllByRole('radio');
    if (!system || !dark) throw new Error('There should be three schemes.');
    await userEvent.click(dark);
    await waitFor(() => expect(dark).toBeChecked());
    await expect(root().dataset['scheme']).toBe('dark');
    await userEvent.click(system);
    await waitFor(() => expect(system).toBeChecked());
    for (const spy of spies) spy.mockRestore();
  },
};

/** With `schemeScript` in its head, the next document shows the remembered scheme before anything is painted. */
export const Remembered: Story = {
  ...Default,
  play: async ({ canvas }) => {
    localStorage.setItem('scheme', 'dark');
    const script = document.createElement('script');
    script.textContent = schemeScript;
    document.head.append(script);
    script.remove();
    await waitFor(() => expect(canvas.getAllByRole('radio')[2]).toBeChecked());
    await expect(root().dataset['scheme']).toBe('dark');
  },
};
