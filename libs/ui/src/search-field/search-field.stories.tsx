import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  parameters: {
    guide: {
      when: [
        'To filter a list on the page during input, as on the FAQ page.',
        'For a list of ten or more items with words that visitors can guess.',
      ],
      whenNot: [
        'For a few fixed categories: use `FilterChips`, alone or in addition.',
        'For a value that is submitted: use a `Field` in a form.',
        'To search other pages: it does not navigate and sends no request.',
      ],
      dos: [
        'Show the number of results beside it, in an element with `role="status"`.',
        'Show an `EmptyState` with a reset button when there are no results.',
        'Search titles and texts, and ignore case.',
        'Hide it with `noscript:hidden`: it has no function without JavaScript.',
      ],
      donts: [
        'Do not wait for Enter: filter on each input.',
        'Do not hide the label, unless a heading above has the same text.',
        'Do not move the focus into the list: the visitor is still typing.',
      ],
      accessibility: [
        'A `searchbox` with a label, which `labelHidden` hides visually only.',
        'The clear button has the name in `clearLabel`, is next in the tab order, and returns the focus to the field.',
        'Input before hydration is preserved and applied after it.',
        'It announces nothing: announce the number of results yourself.',
      ],
    } satisfies Guide,
  },
  args: {
    label: 'faq:search.label',
    clearLabel: 'faq:search.clear',
    value: '',
    onChange: fn(),
    className: 'w-80 max-w-full md:w-112',
  },
  render: function Controlled({ value, onChange, ...args }) {
    const [text, setText] = useState(value);
    return (
      <SearchField
        {...args}
        value={text}
        onChange={(next) => {
          setText(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filters a list on the page. Show the number of results beside it. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await step('calls onChange on every input', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('backup');
      await expect(args.onChange).toHaveBeenLastCalledWith('backup');
    });
    await step('the clear button empties the field and returns the focus', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    });
  },
};

export const Filled: Story = { args: { value: 'pricing' } };

/** Below a heading with the same text. */
export const LabelHidden: Story = {
  args: { labelHidden: true, placeholder: 'faq:search.label' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleName();
  },
};

export const LongText: Story = { args: { label: 'faq:description', value: 'faq:items.offer.answer' } };
