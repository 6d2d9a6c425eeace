import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { long } from '../../internal/stories/index.ts';
import { guide } from './empty-state.guide.tsx';
import { EmptyState } from './empty-state.tsx';

const reset = (label: string) => <Button variant="outline">{label}</Button>;

const meta = {
  title: 'Blocks/EmptyState',
  component: EmptyState,
  parameters: { layout: 'padded', guide },
  args: { text: 'No results found for your search.', actions: reset('Show all questions') },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Describes what was not found, with a reset button. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongText: Story = { args: long };

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: { text: '找不到和「洗窗戶」有關的問題。', actions: reset('顯示所有問題') },
};
