import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
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
        'Hide it with `@media (scripting: none)`: it has no function without JavaScript.',
      ],
      donts: [
        'Do not wait for Enter: filter on each input.',
        'Do not hide the label, unless a heading above has the same text.',
        'Do not move the focus into the list: the visitor is still typing.',
      ],
      accessibility: [
        'A `searchbox` with a visible label.',
        'The clear button has the name in `clearLabel`, is next in the tab order, and returns the focus to the field.',
        'Input before hydration is preserved and applied after it.',
        'It announces nothing: announce the number of results yourself.',
      ],
    } satisfies Guide,
  },
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

export const Filled: Story = { args: { defaultValue: 'pricing' } };

/** On the first screen of a page. The label is its placeholder. */
export const ExtraLarge: Story = {
  args: { size: 'xl', placeholder: 'Search the questions', className: 'w-[60rem] max-w-full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleName('Search the questions');
  },
};

/** With `value`, the parent keeps the text, and can change it. */
export const Controlled: Story = {
  args: { value: '' },
  render: function Controlled({ value = '', defaultValue, ...args }) {
    const [text, setText] = useState(value);
    return (
      <SearchField
        {...args}
        value={text}
        onValueChange={(next) => {
          setText(next.toUpperCase());
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'dns');
    await expect(canvas.getByRole('searchbox')).toHaveValue('DNS');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const LongText: Story = {
  args: {
    label: 'Answers about our services, prices, way of working and technology, before you have to ask.',
    defaultValue:
      'Websites, web systems, mobile apps, cloud, hosting, social media design and product photography. Most clients begin with one of them and add another later. The One-Stop Service bundles a website with everything it needs.',
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: { label: '搜尋常見問題', clearLabel: '清除搜尋', defaultValue: '異味' },
};
