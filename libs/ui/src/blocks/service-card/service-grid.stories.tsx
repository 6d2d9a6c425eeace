import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import drawing from '../../internal/stories/drawing.svg';
import { Illustration } from '../../primitives/illustration/index.ts';
import type { ServiceTheme } from '../../foundations/themes.ts';
import { ServiceCard } from './service-card.tsx';
import { ServiceGrid, type ServiceGridProps } from './service-grid.tsx';

interface Args extends ServiceGridProps {
  cards: readonly { id: string; theme: ServiceTheme; title: string; text: string; badge?: string }[];
}

const meta = {
  title: 'Blocks/ServiceGrid',
  component: ServiceGrid,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'For an overview of all services: on the home page and in the list of services.',
        'Right after the hero, where visitors select a service.',
      ],
      whenNot: [
        'For the features of one service: use a `FeatureGrid`.',
        'For plans and prices: use a `PricingGrid`.',
        'For a few services that fit this one: use `RelatedLinks`.',
      ],
      dos: [
        'Fill it with `ServiceCard`s, in a number that fills rows of three and of two, such as six.',
        'Keep the sentences about equally long: all cards are as high as the highest one.',
        'Put a `SectionHeading` above it.',
      ],
      donts: [
        'Do not mix in other cards: the lines between the cells need equal cells.',
        'Do not put it into a narrow column: its columns depend on the viewport width.',
      ],
      accessibility: [
        'A list of links. The visual order matches the document order: one column on phones, two from 640 px, three from 1024 px.',
        'The lines are the background between the cards. In forced colours each card has an outline instead.',
      ],
    } satisfies Guide,
  },
  args: {
    children: null,
    cards: [
      {
        id: 'one-stop-service',
        theme: 'teal',
        title: 'One-Stop Service',
        text: 'Your website built, hosted and kept up to date, for one monthly price.',
        badge: 'HOT',
      },
      {
        id: 'system-development',
        theme: 'blue',
        title: 'System Development',
        text: 'Web systems shaped around the way you already work.',
      },
      {
        id: 'mobile-app-development',
        theme: 'purple',
        title: 'Mobile App Development',
        text: 'iOS and Android from one codebase, and WeChat mini programs.',
      },
      {
        id: 'cloud-solutions',
        theme: 'indigo',
        title: 'Cloud Solutions',
        text: 'Migration, monitoring, and costs that stay where you put them.',
      },
      {
        id: 'social-media-design',
        theme: 'pink',
        title: 'Social Media Design',
        text: 'Images and short videos that look like you in every feed.',
      },
      {
        id: 'product-photography',
        theme: 'orange',
        title: 'Product Photography',
        text: 'Clean, true-to-colour pictures, ready for the shop.',
      },
    ],
  },
  argTypes: { cards: { table: { disable: true } } },
  render: ({ cards, children, ...args }) => (
    <ServiceGrid {...args}>
      {cards.map(({ id, ...card }) => (
        <ServiceCard
          key={id}
          {...card}
          href={`/services/${id}`}
          art={<Illustration src={drawing} tone="theme" />}
        />
      ))}
    </ServiceGrid>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six services in three, two or one columns. */
export const Default: Story = {
  play: async ({ canvas, args: { cards } }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(cards.length);
    const heights = canvas.getAllByRole('listitem').map((card) => card.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** All cards are as high as the highest one. */
export const LongText: Story = {
  ...Default,
  args: {
    cards: [
      {
        id: 'one-stop-service',
        theme: 'teal',
        title: 'Need something that is not on the list?',
        text: 'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so, and often know the right ones.',
      },
      {
        id: 'system-development',
        theme: 'blue',
        title: 'System Development',
        text: 'Web systems shaped around the way you already work.',
      },
      {
        id: 'mobile-app-development',
        theme: 'purple',
        title: 'Mobile App Development',
        text: 'iOS and Android from one codebase, and WeChat mini programs.',
      },
    ],
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    cards: [
      {
        id: 'wall',
        theme: 'teal',
        title: '壁掛式冷氣清洗',
        text: '一個半小時，把霉味和灰塵一次洗掉。',
        badge: '熱門',
      },
      { id: 'duct', theme: 'blue', title: '吊隱式冷氣清洗', text: '天花板裡的機器，也拆得下來、洗得乾淨。' },
      {
        id: 'washer',
        theme: 'purple',
        title: '洗衣機清洗',
        text: '內槽拆開才看得到的汙垢，衣服從此不再有怪味。',
      },
    ],
  },
};
