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
        'For two or four figures that can be proved, between two sections, once on a page.',
        'Where a figure says more than a sentence: how many, how long, how soon.',
      ],
      not: [
        'For a figure that needs a sentence: take an `IconCard` in a `FeatureGrid`.',
        'For what became better for somebody: take a `SuccessStory`.',
        'For prices: take a `PricingGrid`.',
      ],
      dos: [
        'Write the value as it is to be read, with its unit, in the form of the reader’s language.',
        'Take every figure from the one place where it is kept, so that all pages say the same.',
        'Keep the label to two or three words.',
      ],
      donts: [
        'Do not let the figures count up: they could not be read meanwhile.',
        'Do not show three: on a phone they leave a hole.',
        'Do not show a figure that nobody could check.',
      ],
      access: [
        'A `section` that is called by `label`, so it is a landmark.',
        'A list of terms: a screen reader hears what a figure is about before the figure, though it stands under it.',
        'A value is read as it is written, so choose one that can be said aloud.',
        'Two columns on a phone, four from 768 px; labels wrap.',
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

/** Figures that can be proved, once on a page. What needs a sentence is not a figure. */
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

/** Long labels wrap under their figure, and the figures stay on one line. */
export const LongText: Story = {
  args: {
    items: [
      { value: '1,000,000+', label: 'home:services.lead' },
      { value: '48hr', label: 'home:what.lead' },
    ],
  },
};
