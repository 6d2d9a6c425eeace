import { Illustration } from '@studio/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import mei from '../../dist/drawings/meiPortrait.svg?url';
import tom from '../../dist/drawings/tomPortrait.svg?url';
import { guide } from './portraits.guide.ts';
import { Portraits } from './portraits.tsx';

const meiPicture = <Illustration src={mei} ratio="10:11" />;
const tomPicture = <Illustration src={tom} ratio="10:11" />;

const meta = {
  title: 'Studio/Portraits',
  component: Portraits,
  parameters: { layout: 'fullscreen', guide },
  args: {
    items: [
      { id: 'mei', picture: meiPicture, title: 'Mei Lin', text: 'New projects, English and Mandarin' },
      { id: 'tom', picture: tomPicture, title: 'Tom Hale', text: 'Support for current clients, English' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="px-edge py-8">
        <Story />
      </div>
    ),
  ],
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
  args: {
    items: [
      {
        id: 'mei',
        picture: meiPicture,
        title: 'Mei Lin',
        text: 'New projects, everything about shops and payments, and whatever nobody else answers',
      },
      { id: 'tom', picture: tomPicture, title: 'Tom Hale', text: 'Support' },
    ],
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    items: [
      { id: 'mei', picture: meiPicture, title: '林梅', text: '新專案洽詢，國語、英語' },
      { id: 'tom', picture: tomPicture, title: 'Tom Hale', text: '現有客戶技術支援，英語' },
    ],
  },
};
