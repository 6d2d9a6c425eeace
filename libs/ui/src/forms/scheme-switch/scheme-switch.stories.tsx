import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { guide } from './scheme-switch.guide.ts';
import { schemeScript } from './scheme-script.ts';
import { SchemeSwitch } from './scheme-switch.tsx';

const meta = {
  title: 'Forms/SchemeSwitch',
  component: SchemeSwitch,
  parameters: { guide },
  args: { label: 'Colours', labels: { system: 'As on your device', light: 'Light', dark: 'Dark' } },
  // The selection of a story must not affect the next one.
  beforeEach: () => () => {
    localStorage.removeItem('scheme');
  },
} satisfies Meta<typeof SchemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

const root = () => document.documentElement;

/** Once per page, in the footer: most visitors use the setting of their device. */
export const Default: Story = {
  globals: { scheme: 'system' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('As on your device');
  },
};

/** A selection applies at once and is stored. `system` clears it. */
export const Selection: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    const [system, light, dark] = canvas.getAllByRole('radio');
    if (!system || !light || !dark) throw new Error('Expected three schemes.');
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

/** If storage is blocked, the selection lasts until the page is closed. */
export const StorageBlocked: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    const spies = [spyOn(Storage.prototype, 'setItem'), spyOn(Storage.prototype, 'removeItem')];
    for (const spy of spies) spy.mockImplementation(blocked);
    const [system, , dark] = canvas.getAllByRole('radio');
    if (!system || !dark) throw new Error('Expected three schemes.');
    await userEvent.click(dark);
    await waitFor(() => expect(dark).toBeChecked());
    await expect(root().dataset['scheme']).toBe('dark');
    await userEvent.click(system);
    await waitFor(() => expect(system).toBeChecked());
    for (const spy of spies) spy.mockRestore();
  },
};

/** `schemeScript` in the head of a document applies the stored scheme before the first paint. */
export const Restored: Story = {
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
