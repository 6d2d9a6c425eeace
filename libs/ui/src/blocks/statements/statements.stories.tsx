import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { long } from '../../internal/stories/index.ts';
import { guide } from './statements.guide.ts';
import { Statements } from './statements.tsx';

const meta = {
  title: 'Blocks/Statements',
  component: Statements,
  parameters: { layout: 'padded', guide },
  args: {
    items: [
      { id: 'vision', title: 'Vision', text: 'Every street should smell of bread in the morning.' },
      { id: 'mission', title: 'Mission', text: 'We bake with flour from this county, and sell out by two.' },
    ],
  },
} satisfies Meta<typeof Statements>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const LongText: Story = { args: { items: [{ id: 'one', ...long }] } };

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    items: [
      { id: 'vision', title: '願景', text: '每條街，早上都聞得到麵包香。' },
      { id: 'mission', title: '使命', text: '只用本地小麥，每天下午兩點前賣完。' },
    ],
  },
};
