import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longOptions } from '../../internal/stories/index.ts';
import { guide } from './filter-chips.guide.ts';
import { FilterChips } from './filter-chips.tsx';

const meta = {
  title: 'Forms/FilterChips',
  component: FilterChips,
  parameters: { guide },
  args: {
    label: 'Subject',
    options: [
      { value: 'all', label: 'All', count: 24 },
      { value: 'services', label: 'Services', count: 7 },
      { value: 'pricing', label: 'Pricing', count: 6 },
      { value: 'process', label: 'Process', count: 6 },
      { value: 'tech', label: 'Technology', count: 5 },
    ],
    defaultValue: 'all',
    onValueChange: fn(),
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One option at a time. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName();
    await step('arrow keys change the selection and wrap around', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('pricing');
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      await expect(canvas.getByDisplayValue('tech')).toBeChecked();
    });
    await step('Tab leaves the group', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('group').contains(document.activeElement)).toBe(false);
    });
  },
};

export const LongText: Story = {
  args: { options: longOptions, defaultValue: 'start' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    label: '分类',
    options: [
      { value: 'all', label: '全部' },
      { value: 'bread', label: '面包' },
      { value: 'cake', label: '生日蛋糕' },
      { value: 'gift', label: '节日礼盒' },
      { value: 'coffee', label: '咖啡' },
    ],
  },
};
