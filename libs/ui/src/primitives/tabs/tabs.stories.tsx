import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { questions } from '../../internal/stories/index.ts';
import { guide } from './tabs.guide.ts';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  parameters: { layout: 'padded', guide },
  args: {
    label: 'Subject',
    items: questions
      .slice(0, 3)
      .map((item, index) => ({ ...item, title: ['Services', 'Process', 'Technology'][index] })),
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A click or an arrow key selects a tab. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('tab');
    if (!first || !second || !third) throw new Error('Expected three tabs.');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(first.textContent);
    await userEvent.click(second);
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(second.textContent);
    await userEvent.keyboard('{ArrowRight}');
    await expect(third).toHaveFocus();
    await expect(third).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('start');
  },
};

/** Where the titles do not fit, the list scrolls. */
export const LongText: Story = { args: { items: questions } };

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    label: '订购须知',
    items: [
      ['下单', '生日蛋糕请提前两天预订，面包当天早上八点前下单，当天就能吃到。'],
      ['配送', '三公里以内满80元免费送。天气太热的时候，奶油蛋糕会加冰袋一起送。'],
      ['退换', '送到时压坏了、送错了，拍张照片发给我们，当天重做或者退款。'],
    ].map(([title = '', content = '']) => ({ id: title, title, content })),
  },
};
