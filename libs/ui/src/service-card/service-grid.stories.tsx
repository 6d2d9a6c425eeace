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
        'For all services at one glance: on the home page and in the list of services.',
        'Right after the hero, where a visitor finds the way to one service.',
      ],
      not: [
        'For what one service offers: take a `FeatureGrid`.',
        'For plans and prices: take a `PricingGrid`.',
        'For a few services that go well with this one: take `RelatedLinks`.',
      ],
      dos: [
        'Fill it with `ServiceCard`s, in a number that leaves no hole in rows of three and of two, such as six.',
        'Keep the sentences about equally long: the longest makes all cards as high as its own.',
        'Put a `SectionHeading` above it.',
      ],
      donts: [
        'Do not mix in cards of another kind: the net of lines needs one kind of cell.',
        'Do not put it into a narrow column: it counts the width of the screen, not its own.',
      ],
      access: [
        'A list of links, in the order of the screen: one column on a phone, two from 640 px, three from 1024 px.',
        'The hairlines are the ground between the cards; in forced colours each card draws an edge instead.',
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

/** The six services, in two rows of three, three rows of two, or one below the other. */
export const Default: Story = {
  play: async ({ canvas, args: { cards } }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(cards.length);
    const heights = canvas.getAllByRole('listitem').map((card) => card.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** The longest sentence makes every card as high as its own. */
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
