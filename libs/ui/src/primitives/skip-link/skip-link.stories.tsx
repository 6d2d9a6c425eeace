import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from './skip-link.guide.ts';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Primitives/SkipLink',
  component: SkipLink,
  parameters: { layout: 'fullscreen', guide },
  args: { href: '#main', children: 'Skip to content' },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1} className="min-h-40 p-8 pt-24">
        example.com
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first element of every page. It is visible only while it has focus, and skips the navigation. */
export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const link = canvas.getByRole('link');
    await step('links to the main element', async () => {
      await expect(link).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    });
    await step('is hidden above the viewport initially', async () => {
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    });
    await step('is visible when it receives focus', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(0));
    });
    await step('is hidden when it loses focus', async () => {
      await userEvent.tab();
      await waitFor(() => expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
    });
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(0));
  },
};

/** A long label stays inside the viewport. */
export const LongText: Story = {
  ...Default,
  args: { children: 'Each with a clear scope, a clear price and a result you can use.' },
};

export const Chinese: Story = {
  ...Default,
  globals: { language: 'zh-CN' },
  args: { children: '跳到正文' },
};
