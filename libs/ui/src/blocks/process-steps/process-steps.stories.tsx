import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../section/index.ts';
import { long, toItems } from '../../internal/stories/index.ts';
import { guide } from './process-steps.guide.tsx';
import { ProcessSteps } from './process-steps.tsx';

const six = toItems([
  ['Discovery', 'We sit beside the people who do the work and write down how it goes.'],
  ['Planning', 'You get stages, a price for each, and the order that helps soonest.'],
  ['Design', 'Clickable screens, tried by the people who will use them.'],
  ['Development', 'Short stages. Each ends with something that works.'],
  ['Launch', 'Old data moves over, both systems run side by side, then you switch.'],
  ['Support', 'We watch, repair and extend, for as long as you like.'],
]);

const meta = {
  title: 'Blocks/ProcessSteps',
  component: ProcessSteps,
  parameters: { layout: 'fullscreen', guide },
  args: { items: six },
  render: (args) => (
    <Section ground="wash">
      <ProcessSteps {...args} />
    </Section>
  ),
} satisfies Meta<typeof ProcessSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For steps with an order. Screen readers announce the numbers with the titles. On a phone the steps are stacked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(six.length);
    await expect(steps[5]).toHaveTextContent(/^6/);
  },
};

export const Four: Story = { args: { items: six.slice(0, 4) } };

/** Three steps. On phones, the route reaches the next number with texts of any length. */
export const LongText: Story = { args: { items: [{ id: 'custom', ...long }, ...six.slice(1, 3)] } };

export const Chinese = {
  globals: { language: 'zh-TW' },
  args: {
    items: toItems([
      ['預約時段', '線上選好日期與時段，兩小時內有人回覆您。'],
      ['電話確認', '先問清楚機型與樓層，師傅才好帶對工具。'],
      ['到府試機', '動手之前先開機試運轉，有狀況當場說明。'],
      ['拆卸清洗', '鋪好防水布，零件逐一拆下來沖洗。'],
      ['測溫驗收', '裝回去量出風溫度，您點頭才算完成。'],
      ['定期提醒', '一年後提醒您再洗，不想收到隨時可以取消。'],
    ]),
  },
} satisfies Story;
