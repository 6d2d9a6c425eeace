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
        'For what is included: the features of a plan, the scope of a service, the commitments of the studio.',
        'For three to ten short items in any order.',
      ],
      whenNot: [
        'For steps: use `ProcessSteps`.',
        'For items with a title and a sentence each: use a `FeatureGrid`.',
        'For the differences between plans: use a `ComparisonTable`.',
      ],
      dos: [
        'Explain the check marks in the heading above, such as “What is included”.',
        'Use the same grammatical form for all items: all nouns, or all verbs.',
        'Use `ruled` on a card, `plain` beside other text, and `large` where the list is the whole section.',
      ],
      donts: [
        'Do not list what is not included: every item has a check mark.',
        'Do not use it for plain facts: use a plain list.',
      ],
      accessibility: [
        'A list. Screen readers announce the number of items, and not the check marks.',
        'The text has the complete meaning, so no information is lost without colour or in forced colours.',
        'The check marks have the colour of the service theme, with a contrast of 4.5:1 on every background.',
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

/** `plain` beside other text, `ruled` on a card, `large` where the list is the whole section. */
export const Looks: Story = {
  render: (args) => (
    <div className="grid max-w-5xl gap-12 md:grid-cols-3">
      {checkListLooks.map((look) => (
        <CheckList key={look} {...args} look={look} />
      ))}
    </div>
  ),
};

/** The check mark is aligned with the first line. */
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
