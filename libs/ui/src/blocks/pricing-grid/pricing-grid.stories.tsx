import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { SegmentedControl } from '../../forms/segmented-control/index.ts';
import type { Guide } from '../../internal/guide.ts';
import { Button } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { SectionHeading } from '../section-heading/index.ts';
import { Section } from '../section/index.ts';
import { PricingGrid, type PricingGridProps, type PricingPlan } from './pricing-grid.tsx';

/** A plan with texts only, because elements in args are not translated. */
type Plan = PricingPlan & { title: string; link?: { label: string; href: string } };

const oneStop = 'one-stop-service:pricing';

interface OneStopPlan {
  id: string;
  prices?: { monthly: string; yearly: string };
  features: string[];
}

const oneStopFacts: OneStopPlan[] = [
  {
    id: 'commercial',
    prices: { monthly: '$90', yearly: '$72' },
    features: ['pages?pages=10', 'updates?count=1', 'hosting', 'forms', 'search'],
  },
  {
    id: 'ecommerce',
    prices: { monthly: '$150', yearly: '$120' },
    features: ['shop', 'updates?count=2', 'payments', 'stock', 'base'],
  },
  {
    id: 'booking',
    prices: { monthly: '$150', yearly: '$120' },
    features: ['calendar', 'updates?count=2', 'reminders', 'staff', 'base'],
  },
  {
    id: 'premium',
    prices: { monthly: '$400', yearly: '$320' },
    features: ['features', 'integrations', 'languages', 'review', 'base'],
  },
  {
    id: 'enterprise',
    features: ['scope', 'updates?count=4', 'integrations', 'security', 'contact'],
  },
];

type Billing = 'monthly' | 'yearly';

function oneStopPlans(billing: Billing): Plan[] {
  return oneStopFacts.map(({ id, prices, features }) => ({
    id,
    title: `common:plans.${id}`,
    text: `${oneStop}.${id}.text`,
    price: prices?.[billing] ?? `${oneStop}.custom`,
    unit: prices && (billing === 'yearly' ? `${oneStop}.billedYearly` : 'common:price.perMonth'),
    ...(prices &&
      billing === 'yearly' && {
        originalPrice: {
          price: prices.monthly,
          label: `${oneStop}.instead?price=${prices.monthly.slice(1)}`,
        },
        savingsLabel: `${oneStop}.save?saving=0.2`,
      }),
    features: features.map((feature) => `${oneStop}.${id}.features.${feature}`),
    badge: id === 'commercial' ? 'common:price.popular' : undefined,
    link: {
      label: prices ? `${oneStop}.choose?plan={plan}` : `${oneStop}.talk`,
      href: `/contact?plan=${id}`,
    },
  }));
}

/** Adds the link of each plan, with the translated name of the plan in its label. */
const withLinks = (plans: readonly Plan[]): PricingPlan[] =>
  plans.map(({ link, ...plan }) => ({
    ...plan,
    actions: link && (
      <Button asChild variant={plan.badge ? 'primary' : 'outline'}>
        <Link href={link.href}>{link.label.replace('{plan}', plan.title)}</Link>
      </Button>
    ),
  }));

interface Args extends Omit<PricingGridProps, 'plans'> {
  plans: readonly Plan[];
  /** The heading of the section around the grid. */
  heading?: { title: string; lead?: string };
  /** The same plans with yearly billing. */
  yearlyPlans?: readonly Plan[];
  toggle?: { label: string; options: readonly { value: Billing; label: string; note?: string }[] };
}

const meta = {
  title: 'Blocks/PricingGrid',
  component: PricingGrid,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'To compare two to five plans of one service.',
        'For prices that change together, with a `SegmentedControl` in the `SectionHeading` above.',
      ],
      whenNot: [
        'For more than five plans: remove the least used ones.',
        'To compare our offer with others: use a `ComparisonTable`.',
        'For links to service pages: use a `ServiceGrid`.',
      ],
      dos: [
        'Sort the plans by price, with a plan without a price last: a fifth plan spans the full width.',
        'List the features of all plans in the same order: the rows line up.',
        'Give every plan an action, or none.',
      ],
      donts: [
        'Do not change the number of features with the prices: it causes a layout shift.',
        'Do not reorder the plans when the prices change.',
        'Do not mark a plan as popular if it is not.',
      ],
      accessibility: [
        'The visual order matches the document order: one column on phones, two or three from 768 px, four from 1280 px.',
        'It is not a table: screen readers announce each plan as a unit, under its heading.',
        'When prices change, there is no layout shift, and the focus stays on the toggle.',
      ],
    } satisfies Guide,
  },
  args: { plans: oneStopPlans('monthly') },
  render: ({ heading, plans, yearlyPlans, toggle, ...args }) => (
    <Section>
      {heading && <SectionHeading {...heading} />}
      <PricingGrid {...args} plans={withLinks(plans)} />
    </Section>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** Five plans: four side by side, and the one without a price in the full width. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};

/** The plans of the One-Stop Service. Prices change in place, without a layout shift. */
export const OneStop: Story = {
  args: {
    heading: { title: `${oneStop}.title` },
    yearlyPlans: oneStopPlans('yearly'),
    toggle: {
      label: `${oneStop}.billing`,
      options: [
        { value: 'monthly', label: `${oneStop}.monthly` },
        { value: 'yearly', label: `${oneStop}.yearly`, note: `${oneStop}.save?saving=0.2` },
      ],
    },
  },
  render: function Billed({ heading, plans, yearlyPlans = plans, toggle, ...args }) {
    const [billing, setBilling] = useState<Billing>('monthly');
    return (
      <Section>
        {heading && (
          <SectionHeading
            {...heading}
            actions={toggle && <SegmentedControl {...toggle} value={billing} onValueChange={setBilling} />}
          />
        )}
        <PricingGrid {...args} plans={withLinks(billing === 'yearly' ? yearlyPlans : plans)} />
      </Section>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const cards = canvas.getAllByRole('article');
    const positions = () => cards.map((card) => JSON.stringify(card.getBoundingClientRect()));
    const features = () =>
      canvas.getAllByRole('listitem').map((item) => Math.round(item.getBoundingClientRect().top));
    const before = [positions(), features()];

    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('$72')).toBeVisible();
    await expect([positions(), features()]).toEqual(before);
  },
};

const hosting = 'website-hosting:pricing';
const hostingPlan = (id: string, price: string, features: string[]): Plan => ({
  id,
  title: `${hosting}.${id}.title`,
  text: `${hosting}.${id}.text`,
  price,
  unit: 'common:price.perMonth',
  features: features.map((feature) => `${hosting}.${id}.features.${feature}`),
  badge: id === 'business' ? 'common:price.popular' : undefined,
  link: { label: `${hosting}.choose?plan={plan}`, href: '/contact?service=website-hosting' },
});

/** Three plans with decimal prices. The features are aligned across the cards. */
export const Hosting: Story = {
  args: {
    heading: { title: `${hosting}.title`, lead: `${hosting}.lead` },
    plans: [
      hostingPlan('basic', '$9.99', ['sites?count=1', 'backups', 'certificate', 'support']),
      hostingPlan('business', '$19.99', ['sites?count=3', 'backups', 'updates', 'support']),
      hostingPlan('premium', '$39.99', ['sites?count=10', 'backups', 'staging', 'support']),
    ],
  },
  globals: { theme: 'teal' },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('article').map((card) =>
      within(card)
        .getAllByRole('listitem')
        .map((item) => item.getBoundingClientRect().top - card.getBoundingClientRect().top),
    );
    await expect(second).toEqual(first);
    await expect(third).toEqual(first);
  },
};

const photography = 'product-photography:pricing';

/** Prices per product, without actions: the page has one below the grid. */
export const Photography: Story = {
  args: {
    heading: { title: `${photography}.title`, lead: `${photography}.lead` },
    plans: [
      {
        id: 'basic',
        title: `${photography}.basic.title`,
        text: `${photography}.basic.text`,
        price: '$50',
        unit: 'common:price.perProduct',
        features: [
          `${photography}.basic.features.views?views=3`,
          `${photography}.basic.features.retouching`,
          `${photography}.basic.features.sizes`,
        ],
      },
      {
        id: 'premium',
        title: `${photography}.premium.title`,
        text: `${photography}.premium.text`,
        price: '$120',
        unit: 'common:price.perProduct',
        badge: 'common:price.popular',
        features: [
          `${photography}.premium.features.views?views=6`,
          `${photography}.premium.features.scene`,
          `${photography}.premium.features.retouching`,
          `${photography}.premium.features.sizes`,
        ],
      },
      {
        id: 'ecommerce',
        title: `${photography}.ecommerce.title`,
        text: `${photography}.ecommerce.text`,
        price: '$400',
        unit: `${photography}.ecommerce.unit?products=10`,
        features: [
          `${photography}.ecommerce.features.products?products=10&views=3`,
          `${photography}.ecommerce.features.style`,
          `${photography}.ecommerce.features.names`,
        ],
      },
    ],
  },
  globals: { theme: 'orange' },
};

const social = 'social-media-design:pricing';

/** Two cards keep the width of a card and leave the rest of the row empty. */
export const SocialMedia: Story = {
  args: {
    heading: { title: `${social}.title`, lead: `${social}.lead?rounds=2` },
    plans: [
      {
        id: 'images',
        title: `${social}.images.title`,
        text: `${social}.images.text`,
        price: '$50',
        unit: 'common:price.perProduct',
        features: [
          `${social}.images.features.sizes`,
          `${social}.images.features.copy`,
          `${social}.images.features.source`,
        ],
      },
      {
        id: 'videos',
        title: `${social}.videos.title`,
        text: `${social}.videos.text`,
        price: '$100',
        unit: `${social}.videos.unit`,
        features: [
          `${social}.videos.features.cut`,
          `${social}.videos.features.captions`,
          `${social}.videos.features.formats`,
        ],
      },
    ],
  },
  globals: { theme: 'pink' },
};

/** A long text increases the height of its row in all cards. */
export const LongText: Story = {
  args: {
    plans: oneStopPlans('monthly').map((plan, index) =>
      index === 1
        ? { ...plan, text: 'services:custom.text', features: ['home:what.list.care', ...plan.features] }
        : plan,
    ),
  },
};
