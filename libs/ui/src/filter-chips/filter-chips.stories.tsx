import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { FilterChips } from './filter-chips.tsx';

const meta = {
  title: 'Forms/FilterChips',
  component: FilterChips,
  parameters: {
    guide: {
      when: [
        'To show one subject of a list at a time, as on the page of questions.',
        'For up to about seven short names that a visitor takes in at a glance.',
      ],
      not: [
        'For several at a time: use checkboxes.',
        'For names that choose nothing: take a `ChipList`.',
        'For the two ways to pay: take a `BillingToggle`.',
        'For words that nobody can foresee: take a `SearchField`.',
      ],
      dos: [
        'Begin with the one that shows everything.',
        'Name all options in one or two words of the same kind.',
        'Hide it with `noscript:hidden`, and show the whole list without scripts.',
      ],
      donts: [
        'Do not load a new page on a choice: the arrow keys would lead from page to page.',
        'Do not hide chips that find nothing: show an `EmptyState` with the way back.',
      ],
      access: [
        'Radio buttons in a `fieldset`; `label` is its legend, read aloud and not shown.',
        'One Tab stop; the arrow keys choose, and go around at both ends.',
        'The chosen chip is filled; under forced colours its word is underlined.',
        'Each chip is 44 px high, and they wrap where the line is full.',
      ],
    } satisfies Guide,
  },
  args: {
    label: 'faq:categories.label',
    options: [
      { value: 'all', label: 'faq:categories.all' },
      { value: 'services', label: 'faq:categories.services' },
      { value: 'pricing', label: 'faq:categories.pricing' },
      { value: 'process', label: 'faq:categories.process' },
      { value: 'tech', label: 'faq:categories.tech' },
    ],
    value: 'all',
    onChange: fn(),
  },
  render: function Controlled({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <FilterChips
        {...args}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One subject at a time. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName();
    await step('goes on by the arrow keys, and around', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(args.onChange).toHaveBeenLastCalledWith('pricing');
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      await expect(canvas.getByDisplayValue('tech')).toBeChecked();
    });
    await step('is left by one Tab', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('group').contains(document.activeElement)).toBe(false);
    });
  },
};

export const Chosen: Story = { args: { value: 'pricing' } };

export const LongText: Story = {
  args: {
    options: [
      { value: 'all', label: 'faq:search.reset' },
      { value: 'offer', label: 'faq:items.offer.question' },
      { value: 'redesign', label: 'faq:items.redesign.question' },
    ],
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
