import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'vision',
        title: 'What we wish for everybody who lives in this part of the town',
        text: 'Every street should smell of bread in the morning, and everybody should be able to walk to a bakery that knows where its flour was grown, and who milled it.',
      },
    ],
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    items: [
      { id: 'vision', title: '願景', text: '每條街，早上都聞得到麵包香。' },
      { id: 'mission', title: '使命', text: '只用本地小麥，每天下午兩點前賣完。' },
    ],
  },
};
