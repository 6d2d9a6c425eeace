import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longOptions } from '../../internal/stories/index.ts';
import { guide } from './filter-links.guide.ts';
import { FilterLinks } from './filter-links.tsx';

const meta = {
  title: 'Forms/FilterLinks',
  component: FilterLinks,
  parameters: { guide },
  args: {
    label: 'Kind of work',
    items: [
      { href: '/work', label: 'All', count: 11 },
      { href: '/work/websites', label: 'Websites', count: 4, current: true },
      { href: '/work/posts', label: 'Posts', count: 5 },
    ],
  },
} satisfies Meta<typeof FilterLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The current part is underlined. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Kind of work' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Websites');
  },
};

export const LongText: Story = {
  args: { items: longOptions.map(({ value, label }) => ({ href: `/work/${value}`, label })) },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    label: '作品分类',
    items: [
      { href: '/work', label: '全部', count: 11, current: true },
      { href: '/work/websites', label: '网站', count: 4 },
      { href: '/work/posts', label: '图文', count: 5 },
    ],
  },
};
