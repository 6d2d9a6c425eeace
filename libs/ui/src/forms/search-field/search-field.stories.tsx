import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { long } from '../../internal/stories/index.ts';
import { guide } from './search-field.guide.ts';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  parameters: { guide },
  args: {
    label: 'Search the questions',
    clearLabel: 'Clear search',
    onValueChange: fn(),
    className: 'w-80 max-w-full md:w-112',
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filters a list on the page. Show the number of results beside it. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await step('calls onValueChange on every input', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('backup');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('backup');
    });
    await step('the clear button empties the field and returns the focus', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    });
  },
};

/** On the first screen of a page. The label is its placeholder. */
export const ExtraLarge: Story = {
  args: { size: 'xl', placeholder: 'Search the questions', className: 'w-[60rem] max-w-full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleName('Search the questions');
  },
};

export const LongText: Story = { args: { label: long.title, defaultValue: long.text } };

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: { label: '搜尋常見問題', clearLabel: '清除搜尋', defaultValue: '異味' },
};
