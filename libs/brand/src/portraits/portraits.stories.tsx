import { Illustration } from '@studio/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import mei from '../../dist/drawings/meiPortrait.svg?url';
import tom from '../../dist/drawings/tomPortrait.svg?url';
import { inside } from '../internal/stories/index.ts';
import { guide } from './portraits.guide.ts';
import { Portraits } from './portraits.tsx';

const items = (first: string, second: string, names = ['Mei Lin', 'Tom Hale']) => [
  { id: 'mei', picture: <Illustration src={mei} ratio="10:11" />, title: names[0], text: first },
  { id: 'tom', picture: <Illustration src={tom} ratio="10:11" />, title: names[1], text: second },
];

const meta = {
  title: 'Studio/Portraits',
  component: Portraits,
  parameters: { layout: 'fullscreen', guide },
  args: { items: items('New projects, English and Mandarin', 'Support for current clients, English') },
  decorators: inside('px-edge py-8'),
} satisfies Meta<typeof Portraits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** The lines are level, also if one caption is longer. */
export const LongText: Story = {
  args: { items: items('New projects, shops and payments, and whatever nobody else answers', 'Support') },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: { items: items('新專案洽詢，國語、英語', '現有客戶技術支援，英語', ['林梅', 'Tom Hale']) },
};
