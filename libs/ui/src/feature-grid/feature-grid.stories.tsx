import {
  ChartColumn,
  Code,
  Heart,
  KeyRound,
  Languages,
  Layers,
  MessageSquare,
  Monitor,
  Plug,
  Tag,
  Wrench,
  Zap,
} from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { FeatureGrid } from './feature-grid.tsx';
import { featureColumns } from './feature-grid.variants.ts';

const titled = (place: string) => ({ title: `${place}.title`, text: `${place}.text` });

const six = [
  { icon: <Layers />, ...titled('system-development:features.workflow') },
  { icon: <KeyRound />, ...titled('system-development:features.access') },
  { icon: <Plug />, ...titled('system-development:features.integration') },
  { icon: <ChartColumn />, ...titled('system-development:features.reports') },
  { icon: <Languages />, ...titled('system-development:features.languages') },
  { icon: <Monitor />, ...titled('system-development:features.devices') },
];

const five = [
  { icon: <MessageSquare />, ...titled('services:why.list.direct') },
  { icon: <Tag />, ...titled('services:why.list.prices') },
  { icon: <Languages />, ...titled('services:why.list.languages') },
  { icon: <Zap />, ...titled('services:why.list.quality') },
  { icon: <Heart />, ...titled('services:why.list.after') },
];

const four = [
  { icon: <Code />, ...titled('other-development:features.development') },
  { icon: <Plug />, ...titled('other-development:features.integration') },
  { icon: <Languages />, ...titled('other-development:features.localization') },
  { icon: <Wrench />, ...titled('other-development:features.maintenance') },
];

const meta = {
  title: 'Components/FeatureGrid',
  component: FeatureGrid,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'For two to nine items of equal importance, each with a title and a sentence, as on every service page.',
        'Where visitors scan all items before they read one.',
      ],
      whenNot: [
        'For steps: use `ProcessSteps`.',
        'For services with their own pages: use a `ServiceGrid`.',
        'For short items without a sentence: use a `CheckList`.',
      ],
      dos: [
        'Let the number of items determine the columns: rows of three, four, five and six items have no gaps.',
        'Keep the texts of a row about equally long.',
        'Give all items an icon, or none.',
      ],
      donts: [
        'Do not put links into the texts: the items are not interactive.',
        'Do not add a weak sixth item to fill a row: five items have their own layout.',
      ],
      accessibility: [
        'A list of headings with a sentence each. Screen readers announce the number of items, and users can navigate by heading.',
        '`headingLevel` sets the level of the titles: one below the heading of the section.',
        'Icons are hidden from screen readers: the title has the same meaning.',
      ],
    } satisfies Guide,
  },
  args: { items: six },
} satisfies Meta<typeof FeatureGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six items in two rows of three. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(six.length);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(six.length);
  },
};

/** Two wide items above three narrow ones. */
export const Five: Story = { args: { items: five } };

export const Four: Story = { args: { items: four } };

export const Three: Story = { args: { items: six.slice(0, 3) } };

export const Two: Story = {
  args: {
    items: [titled('about:vision'), titled('about:mission')],
  },
};

/** `columns` overrides the default for the number of items. */
export const Columns: Story = {
  args: { items: four },
  argTypes: { columns: { control: 'inline-radio', options: featureColumns } },
  render: (args) => (
    <div className="grid gap-20">
      {featureColumns.map((columns) => (
        <FeatureGrid key={columns} {...args} columns={columns} />
      ))}
    </div>
  ),
};

/** The icons of a row are aligned when texts have different lengths. */
export const LongText: Story = {
  args: {
    items: [{ icon: <Layers />, ...titled('services:custom') }, ...six.slice(1, 3)],
  },
};
