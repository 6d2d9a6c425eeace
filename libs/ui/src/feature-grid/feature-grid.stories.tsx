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
        'For two to nine things of the same weight, each with a title and a sentence, as on every service page.',
        'Where one looks over all of them before reading one.',
      ],
      not: [
        'For steps that follow each other: take `ProcessSteps`.',
        'For services that have a page of their own: take a `ServiceGrid`.',
        'For short promises without a sentence: take a `CheckList`.',
      ],
      dos: [
        'Let the count choose the columns: three, four, five and six leave no hole.',
        'Keep the texts of a row about equally long.',
        'Give all of them a sign, or none.',
      ],
      donts: [
        'Do not put links into the texts: there is nothing to press in a grid.',
        'Do not fill it up with a weak sixth thing: five have a layout of their own.',
      ],
      access: [
        'A list of headings with a sentence each; a screen reader says how many, and leaps by heading.',
        'The rank of the titles is `headingLevel`, one below the heading of the section.',
        'Signs are hidden from screen readers: the title says the same.',
      ],
    } satisfies Guide,
  },
  args: { items: six },
} satisfies Meta<typeof FeatureGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six stand in two rows of three. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(six.length);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(six.length);
  },
};

/** Two wide ones over three narrow ones. */
export const Five: Story = { args: { items: five } };

export const Four: Story = { args: { items: four } };

export const Three: Story = { args: { items: six.slice(0, 3) } };

export const Two: Story = {
  args: {
    items: [titled('about:vision'), titled('about:mission')],
  },
};

/** Where the count says the wrong thing, the columns can be given. */
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

/** The signs keep their line when texts are of different length. */
export const LongText: Story = {
  args: {
    items: [{ icon: <Layers />, ...titled('services:custom') }, ...six.slice(1, 3)],
  },
};
