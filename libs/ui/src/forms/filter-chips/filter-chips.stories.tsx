import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
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
        'For several options at a time: use a `Checkbox` for each.',
        'For names that are not options: use a `RunIn`.',
        'To switch between two views, such as monthly and yearly prices: use a `SegmentedControl`.',
        'For terms that you cannot list in advance: use a `SearchField`.',
      ],
      dos: [
        'Start with the option that shows everything.',
        'Use one or two words of the same kind for all labels.',
        'Hide it with `@media (scripting: none)`, and show the complete list without JavaScript.',
      ],
      donts: [
        'Do not navigate on selection: the arrow keys would change the page.',
        'Do not hide options without results: show an `EmptyState` with a reset button.',
      ],
      accessibility: [
        'Radio buttons in a `fieldset`. `label` is its visually hidden legend.',
        'One tab stop. The arrow keys change the selection and wrap around at both ends.',
        'The selected option is underlined, also in forced colours. Its count is read after its name.',
        'Each option is 44 px high. The options wrap onto several lines.',
      ],
    } satisfies Guide,
  },
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

export const Selected: Story = { args: { defaultValue: 'pricing' } };

export const LongText: Story = {
  args: {
    options: [
      { value: 'all', label: 'Show all questions' },
      { value: 'offer', label: 'What does the studio do?' },
      { value: 'redesign', label: 'Can you take over an existing website?' },
    ],
  },
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
