import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { StatsBand } from './stats-band.tsx';

const meta = {
  title: 'Sections/StatsBand',
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
        'For the benefit of a customer: use a `SuccessStory`.',
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
    label: 'home:stats.label',
    items: [
      { value: 'home:stats.clients.value?clients=500', label: 'home:stats.clients.label' },
      { value: 'home:stats.answer.value?hours=48', label: 'home:stats.answer.label' },
      { value: 'home:stats.experience.value?years=10', label: 'home:stats.experience.label' },
      { value: 'home:stats.support.value', label: 'home:stats.support.label' },
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

/** The four claims of the One-Stop Service. */
export const Claims: Story = {
  args: {
    label: 'one-stop-service:claims.label',
    items: [
      {
        value: 'one-stop-service:claims.clients.value?clients=500',
        label: 'one-stop-service:claims.clients.label',
      },
      {
        value: 'one-stop-service:claims.uptime.value?uptime=0.99',
        label: 'one-stop-service:claims.uptime.label',
      },
      { value: 'one-stop-service:claims.support.value', label: 'one-stop-service:claims.support.label' },
      {
        value: 'one-stop-service:claims.rating.value?stars=5',
        label: 'one-stop-service:claims.rating.label',
      },
    ],
  },
};

/** Long labels wrap below their figure. The figures are aligned. */
export const LongText: Story = {
  args: {
    items: [
      { value: '1,000,000+', label: 'home:services.lead' },
      { value: '48hr', label: 'home:what.lead' },
    ],
  },
};
