import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { StatsBand } from './stats-band.tsx';

const meta = {
  title: 'Blocks/StatsBand',
  component: StatsBand,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'For two or four verifiable figures, between two sections, once per page.',
        'Where a figure is clearer than a sentence: how many, how long, how soon.',
      ],
      whenNot: [
        'For a figure that needs a sentence: use an `IconCard` in a `FeatureGrid`.',
        'For prices: use a `PricingGrid`.',
      ],
      dos: [
        'Pass formatted values, with their unit and in the language of the reader.',
        'Define each figure in one place, so that all pages show the same value.',
        'Keep the label to two or three words.',
      ],
      donts: [
        'Do not animate the figures: they are not readable meanwhile.',
        'Do not use three figures: on a phone they leave a gap.',
        'Do not show a figure that readers cannot check.',
      ],
      accessibility: [
        'A `section` with the name in `label`, so it is a landmark.',
        'A list of terms: screen readers announce the label before the figure, though it is below it.',
        'Values are announced as written, so use values that can be read aloud.',
        'Two columns on phones, four from 768 px. Labels wrap.',
      ],
    } satisfies Guide,
  },
  args: {
    label: 'In figures',
    items: [
      { id: 'clients', value: '500+', label: 'clients served' },
      { id: 'answer', value: '48hr', label: 'or less to a first answer' },
      {
        id: 'experience',
        value: '10+',
        label: 'years of experience',
      },
      { id: 'support', value: '24/7', label: 'support for what we host' },
    ],
  },
} satisfies Meta<typeof StatsBand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Verifiable figures, once per page. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAccessibleName();
    await expect(canvas.getAllByRole('definition')).toHaveLength(args.items.length);
  },
};

/** Long labels wrap below their figure. The figures are aligned. */
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'clients',
        value: '1,000,000+',
        label: 'Each with a clear scope, a clear price and a result you can use.',
      },
      {
        id: 'answer',
        value: '48hr',
        label: 'You speak with the people who do the work, so nothing gets lost on the way.',
      },
    ],
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    label: '几个数字',
    items: [
      { id: 'time', value: '36小时', label: '从和面到出炉' },
      { id: 'breads', value: '9种', label: '每天都有的面包' },
      { id: 'farms', value: '14家', label: '供应面粉的本地农场' },
      { id: 'loaves', value: '240个', label: '每天烤的面包' },
    ],
  },
};
