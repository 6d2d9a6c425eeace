import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { long } from '../../internal/stories/index.ts';
import { guide } from './pagination.guide.ts';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  parameters: { layout: 'padded', guide },
  args: {
    label: 'Pages',
    page: 5,
    count: 20,
    getHref: (page) => `#page-${String(page)}`,
    pageLabel: (page) => `Page ${String(page)}`,
    previousLabel: 'Previous',
    nextLabel: 'Next',
  },
  argTypes: { getHref: { control: false }, pageLabel: { control: false } },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first and the last page, and those around the current page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['Previous', '1', '4', '5', '6', '20', 'Next']);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 5');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-6');
  },
};

/** Long labels and high numbers wrap. */
export const LongText: Story = {
  args: { page: 5000, count: 10_000, previousLabel: long.title, nextLabel: long.title },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    label: '頁碼',
    pageLabel: (page) => `第${String(page)}頁`,
    previousLabel: '上一頁',
    nextLabel: '下一頁',
  },
};
