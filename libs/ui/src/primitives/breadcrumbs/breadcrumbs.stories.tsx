import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { long } from '../../internal/stories/index.ts';
import { guide } from './breadcrumbs.guide.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { guide },
  args: {
    label: 'You are here',
    items: [
      { label: 'Home', href: '/' },
      { label: 'Services', href: '/services' },
      { label: 'System Development' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last item is the current page and not a link. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const [home, services] = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(home).toHaveFocus();
    await userEvent.tab();
    await expect(services).toHaveFocus();
    await expect(canvas.getByText('System Development')).toHaveAttribute('aria-current', 'page');
  },
};

/** Long items wrap onto several lines. */
export const LongText: Story = {
  args: {
    className: 'max-w-80',
    items: [{ label: 'Home', href: '/' }, { label: long.title, href: '/services' }, { label: long.text }],
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    label: '目前位置',
    items: [
      { label: '首頁', href: '/' },
      { label: '服務項目', href: '/services' },
      { label: '吊隱式冷氣清洗' },
    ],
  },
};
