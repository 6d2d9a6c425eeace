import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { CheckList } from './check-list.tsx';
import { checkListLooks } from './check-list.variants.ts';

const meta = {
  title: 'Components/CheckList',
  component: CheckList,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'For what is included: the features of a plan, what a service brings, what the studio promises.',
        'For three to ten short lines that could stand in any order.',
      ],
      not: [
        'For steps: take `ProcessSteps`.',
        'For things that need a title and a sentence each: take a `FeatureGrid`.',
        'For what one plan has and another has not: take a `ComparisonTable`.',
      ],
      dos: [
        'Let the heading above say what the marks mean, such as “What is included”.',
        'Begin all lines in the same way: all nouns, or all verbs.',
        'Take `ruled` on a card, `plain` beside other text, and `large` where the list is the whole section.',
      ],
      donts: [
        'Do not list what is missing: every line carries a check.',
        'Do not use it for bare facts without a promise: a plain list says as much.',
      ],
      access: [
        'A plain list; a screen reader says how many items it has, and never the marks.',
        'The meaning is in the words, so nothing is lost without colour or under forced colours.',
        'The marks take the service theme, which keeps 4.5:1 on every surface.',
      ],
    } satisfies Guide,
  },
  args: {
    items: [
      'one-stop-service:pricing.commercial.features.pages?pages=10',
      'one-stop-service:pricing.commercial.features.updates?count=1',
      'one-stop-service:pricing.commercial.features.hosting',
      'one-stop-service:pricing.commercial.features.forms',
      'one-stop-service:pricing.commercial.features.search',
    ],
  },
} satisfies Meta<typeof CheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.items.length);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** `plain` beside other text, `ruled` on a card, `large` where the list is the section. */
export const Looks: Story = {
  render: (args) => (
    <div className="grid max-w-5xl gap-12 md:grid-cols-3">
      {checkListLooks.map((look) => (
        <CheckList key={look} {...args} look={look} />
      ))}
    </div>
  ),
};

/** The mark stays with the first line. */
export const LongText: Story = {
  args: {
    look: 'large',
    items: [
      'home:what.list.design',
      'home:what.list.build',
      'home:what.list.languages',
      'home:what.list.care',
    ],
  },
};
