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
        'To filter a list by one category at a time, as on the FAQ page.',
        'For up to about seven short labels.',
      ],
      whenNot: [
        'For several options at a time: use checkboxes.',
        'For names that are not options: use a `ChipList`.',
        'For monthly and yearly billing: use a `BillingToggle`.',
        'For terms that you cannot list in advance: use a `SearchField`.',
      ],
      dos: [
        'Start with the option that shows everything.',
        'Use one or two words of the same kind for all labels.',
        'Hide it with `noscript:hidden`, and show the complete list without JavaScript.',
      ],
      donts: [
        'Do not navigate on selection: the arrow keys would change the page.',
        'Do not hide options without results: show an `EmptyState` with a reset button.',
      ],
      accessibility: [
        'Radio buttons in a `fieldset`. `label` is its visually hidden legend.',
        'One tab stop. The arrow keys change the selection and wrap around at both ends.',
        'The selected option is filled. In forced colours it is underlined.',
        'Each option is 44 px high. The options wrap onto several lines.',
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
    const [selected, setSelected] = useState(value);
    return (
      <FilterChips
        {...args}
        value={selected}
        onChange={(next) => {
          setSelected(next);
          onChange(next);
        }}
      />
    );
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
      await expect(args.onChange).toHaveBeenLastCalledWith('pricing');
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      await expect(canvas.getByDisplayValue('tech')).toBeChecked();
    });
    await step('Tab leaves the group', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('group').contains(document.activeElement)).toBe(false);
    });
  },
};

export const Selected: Story = { args: { value: 'pricing' } };

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
