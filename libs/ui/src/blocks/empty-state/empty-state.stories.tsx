import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { long } from '../../internal/stories/index.ts';
import { guide } from './empty-state.guide.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

interface Args extends EmptyStateProps {
  /** The label of the button. */
  reset?: string | undefined;
}

const meta = {
  title: 'Blocks/EmptyState',
  component: EmptyState,
  parameters: { layout: 'padded', guide },
  args: { text: 'No results found for your search.', reset: 'Show all questions' },
  argTypes: { actions: { control: false } },
  render: ({ reset, ...args }) => (
    <EmptyState {...args} actions={reset && <Button variant="outline">{reset}</Button>} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

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
  args: { text: '找不到和「洗窗戶」有關的問題。', reset: '顯示所有問題' },
};
