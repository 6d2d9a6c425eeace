import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { BillingToggle, type Billing, type BillingToggleProps } from '../billing-toggle/index.ts';
import type { Guide } from '../guide.ts';
import { SectionHeading } from '../section-heading/index.ts';
import { Section } from '../section/index.ts';
import { PricingGrid, type PricingGridProps, type PricingPlan } from './pricing-grid.tsx';

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

function oneStopPlans(billing: Billing): PricingPlan[] {
  return oneStopFacts.map(({ id, prices, features }) => ({
    title: `common:plans.${id}`,
    text: `${oneStop}.${id}.text`,
    price: prices?.[billing] ?? `${oneStop}.custom`,
    unit: prices && (billing === 'yearly' ? `${oneStop}.billedYearly` : 'common:price.perMonth'),
    ...(prices &&
      billing === 'yearly' && {
        instead: {
          price: prices.monthly,
          label: `${oneStop}.instead?price=${prices.monthly.slice(1)}`,
        },
        save: `${oneStop}.save?saving=0.2`,
      }),
    features: features.map((feature) => `${oneStop}.${id}.features.${feature}`),
    popular: id === 'commercial' ? 'common:price.popular' : undefined,
    action: {
      label: prices ? `${oneStop}.choose?plan={plan}` : `${oneStop}.talk`,
      href: `/contact?plan=${id}`,
    },
  }));
}

/** Inserts the translated name of each plan into the label of its link. */
const named = (plans: readonly PricingPlan[]): PricingPlan[] =>
  plans.map(({ action, ...plan }) => ({
    ...plan,
    ...(action && { action: { ...action, label: action.label.replace('{plan}', plan.title) } }),
  }));

interface Args extends PricingGridProps {
  /** The heading of the section around the grid. */
  heading?: { title: string; lead?: string };
  /** The same plans with yearly billing. */
  yearlyPlans?: PricingPlan[];
  toggle?: Omit<BillingToggleProps, 'value' | 'onChange'>;
}

const meta = {
  title: 'Components/PricingGrid',
  component: PricingGrid,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'To compare two to five plans of one service.',
        'For prices that change together, with a `BillingToggle` in the `SectionHeading` above.',
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
      <PricingGrid {...args} plans={named(plans)} />
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
      monthly: `${oneStop}.monthly`,
      yearly: `${oneStop}.yearly`,
      save: `${oneStop}.save?saving=0.2`,
    },
  },
  render: function Billed({ heading, plans, yearlyPlans = plans, toggle, ...args }) {
    const [billing, setBilling] = useState<Billing>('monthly');
    return (
      <Section>
        {heading && (
          <SectionHeading
            {...heading}
            action={toggle && <BillingToggle {...toggle} value={billing} onChange={setBilling} />}
          />
        )}
        <PricingGrid {...args} plans={named(billing === 'yearly' ? yearlyPlans : plans)} />
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
const hostingPlan = (id: string, price: string, features: string[]): PricingPlan => ({
  title: `${hosting}.${id}.title`,
  text: `${hosting}.${id}.text`,
  price,
  unit: 'common:price.perMonth',
  features: features.map((feature) => `${hosting}.${id}.features.${feature}`),
  popular: id === 'business' ? 'common:price.popular' : undefined,
  action: { label: `${hosting}.choose?plan={plan}`, href: '/contact?service=website-hosting' },
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
        title: `${photography}.premium.title`,
        text: `${photography}.premium.text`,
        price: '$120',
        unit: 'common:price.perProduct',
        popular: 'common:price.popular',
        features: [
          `${photography}.premium.features.views?views=6`,
          `${photography}.premium.features.scene`,
          `${photography}.premium.features.retouching`,
          `${photography}.premium.features.sizes`,
        ],
      },
      {
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
