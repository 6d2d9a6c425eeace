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
        'To narrow down a list that is on the page, while one types, as on the page of questions.',
        'For a list of ten or more, whose words a reader can guess.',
      ],
      not: [
        'For a few fixed groups: take `FilterChips`, alone or beside it.',
        'For something that is sent: take a `Field` in a form.',
        'To search other pages: it leads nowhere and sends nothing.',
      ],
      dos: [
        'Say beside it how many are left, in an element with `role="status"`.',
        'Show an `EmptyState` with a way back when none are left.',
        'Look into titles and texts alike, whatever the case of the letters.',
        'Hide it with `noscript:hidden`, since it does nothing without scripts.',
      ],
      donts: [
        'Do not wait for Enter: the list follows what is typed.',
        'Do not hide the label, unless a heading above says the same.',
        'Do not move the focus into the list: the visitor is still typing.',
      ],
      access: [
        'A `searchbox` with a label that screen readers hear even where `labelHidden` is set.',
        'The button that empties it is called by `clearLabel`, is the next stop of the Tab key, and gives the focus back to the field.',
        'What was typed before the scripts came is searched once they are there.',
        'It announces nothing itself: how many are left is yours to say.',
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

/** Narrows down what is on the page. Say beside it how much is left. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await step('tells every change', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('backup');
      await expect(args.onChange).toHaveBeenLastCalledWith('backup');
    });
    await step('is emptied by its button, and keeps the focus', async () => {
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

/** Under a heading that says the same. */
export const LabelHidden: Story = {
  args: { labelHidden: true, placeholder: 'faq:search.label' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleName();
  },
};

export const LongText: Story = { args: { label: 'faq:description', value: 'faq:items.offer.answer' } };
