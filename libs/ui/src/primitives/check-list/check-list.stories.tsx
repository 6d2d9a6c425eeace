import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import type { Guide } from '../../internal/guide.ts';
import { TextLink } from '../text-link/index.ts';
import { CheckList } from './check-list.tsx';
import { MatrixTable } from '../../internal/stories/index.ts';
import { checkListVariants } from './check-list.variants.ts';

const variants = getVariantValues(checkListVariants, 'variant');
const sizes = getVariantValues(checkListVariants, 'size');

const meta = {
  title: 'Primitives/CheckList',
  component: CheckList,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'For what is included: the features of a plan, the scope of a service, the commitments of a company.',
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
        'Use `ruled` on a card, `plain` beside other text, and the size `lg` where the list is the whole section.',
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
      'Company website with up to 10 pages',
      '1 hour of updates a month',
      'Hosting, certificate and daily backups',
      'Contact form and map',
      'Search engine basics',
    ],
  },
  argTypes: {
    variant: { control: 'inline-radio', options: variants },
    size: { control: 'inline-radio', options: sizes },
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

/** `plain` beside other text, `ruled` on a card, `lg` where the list is the whole section. */
export const Matrix: Story = {
  render: ({ items }) => (
    <MatrixTable label="Variants and sizes" rows={variants} columns={sizes}>
      {(variant, size) => (
        <CheckList
          items={items.slice(0, 3)}
          variant={variant}
          size={size}
          className="w-72 text-start whitespace-normal"
        />
      )}
    </MatrixTable>
  ),
};

/** An item can contain a link. Items with the same text do not collide. */
export const WithLink: Story = {
  args: {
    items: [
      'Daily backups',
      'Daily backups',
      <TextLink key="terms" href="#terms">
        Terms of Service
      </TextLink>,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Daily backups')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
  },
};

/** The check mark is aligned with the first line. */
export const LongText: Story = {
  args: {
    size: 'lg',
    items: [
      'We draw first, so you see the screens before anyone writes code.',
      'We build with tools that other developers know, so somebody else could take over.',
      'We write and test in English, Simplified and Traditional Chinese.',
      'We stay after launch: hosting, backups, updates and someone who answers.',
    ],
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    items: [
      '濾網、風輪、排水盤全部拆下來洗',
      '清洗前後各拍一組照片',
      '防水布與集水罩保護家具',
      '洗完當場量出風溫度，不夠冷不收費',
      '三十天內有異味，免費再洗一次',
    ],
  },
};
