import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import {
  cloudDrawing,
  Illustration,
  mobileDrawing,
  oneStopDrawing,
  photographyDrawing,
  socialDrawing,
  systemDrawing,
  type Drawing,
} from '../illustration/index.ts';
import type { ServiceTheme } from '../themes.ts';
import { ServiceCard } from './service-card.tsx';
import { ServiceGrid, type ServiceGridProps } from './service-grid.tsx';

const drawings = {
  'one-stop-service': oneStopDrawing,
  'system-development': systemDrawing,
  'mobile-app-development': mobileDrawing,
  'cloud-solutions': cloudDrawing,
  'social-media-design': socialDrawing,
  'product-photography': photographyDrawing,
} satisfies Record<string, Drawing>;

const service = (id: keyof typeof drawings, theme: ServiceTheme) => ({
  id,
  theme,
  title: `shell:pages.${id}`,
  text: `common:services.${id}`,
});

interface Args extends ServiceGridProps {
  cards: readonly (ReturnType<typeof service> & { badge?: string })[];
}

const meta = {
  title: 'Components/ServiceGrid',
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
      { ...service('one-stop-service', 'teal'), badge: 'linktree:hot' },
      service('system-development', 'blue'),
      service('mobile-app-development', 'purple'),
      service('cloud-solutions', 'indigo'),
      service('social-media-design', 'pink'),
      service('product-photography', 'orange'),
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
          art={<Illustration drawing={drawings[id]} tone="theme" />}
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
        ...service('one-stop-service', 'teal'),
        title: 'services:custom.title',
        text: 'services:custom.text',
      },
      service('system-development', 'blue'),
      service('mobile-app-development', 'purple'),
    ],
  },
};
