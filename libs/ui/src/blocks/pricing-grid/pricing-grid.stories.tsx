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

/** A plan without elements: the label of its link contains the translated name of the plan. */
type Plan = PricingPlan & { title: string; link?: { label: string; href: string } };

interface OneStopPlan {
  id: string;
  title: string;
  text: string;
  prices?: { monthly: string; yearly: string };
  features: string[];
}

const oneStopFacts: OneStopPlan[] = [
  {
    id: 'commercial',
    title: 'Commercial',
    text: 'For companies that want to be found and called.',
    prices: { monthly: '$90', yearly: '$72' },
    features: [
      'Company website with up to 10 pages',
      '1 hour of updates a month',
      'Hosting, certificate and daily backups',
      'Contact form and map',
      'Search engine basics',
    ],
  },
  {
    id: 'ecommerce',
    title: 'E-commerce',
    text: 'For shops that sell and ship.',
    prices: { monthly: '$150', yearly: '$120' },
    features: [
      'Online shop with cart and checkout',
      '2 hours of updates a month',
      'Card payments and order emails',
      'Products, stock and discounts',
      'All of Commercial',
    ],
  },
  {
    id: 'booking',
    title: 'Booking',
    text: 'For clinics, salons, tutors and tables.',
    prices: { monthly: '$150', yearly: '$120' },
    features: [
      'Online booking with calendar',
      '2 hours of updates a month',
      'Reminders by email',
      'Several people, rooms or places',
      'All of Commercial',
    ],
  },
  {
    id: 'premium',
    title: 'Premium',
    text: 'Enterprise Lite: your own features, at a fixed price.',
    prices: { monthly: '$400', yearly: '$320' },
    features: [
      'Member areas and custom features',
      'Connected to one of your systems',
      'Two languages or more',
      'Updates by agreement, with a monthly review',
      'Shop and booking included',
    ],
  },
  {
    id: 'enterprise',
    title: 'Enterprise',
    text: 'For organizations with systems of their own.',
    features: [
      'Scope and service levels by agreement',
      '4 hours of updates a month',
      'Integration with your systems',
      'Security review and access control',
      'A named contact person',
    ],
  },
];

type Billing = 'monthly' | 'yearly';

function oneStopPlans(billing: Billing): Plan[] {
  return oneStopFacts.map(({ id, title, text, prices, features }) => ({
    id,
    title,
    text,
    price: prices?.[billing] ?? 'Custom',
    unit: prices && (billing === 'yearly' ? 'per month, billed yearly' : 'per month'),
    ...(prices &&
      billing === 'yearly' && {
        originalPrice: {
          price: prices.monthly,
          label: `Instead of ${prices.monthly}`,
        },
        savingsLabel: 'Save 20%',
      }),
    features,
    badge: id === 'commercial' ? 'Most popular' : undefined,
    link: {
      label: prices ? 'Choose {plan}' : 'Talk to us',
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
        'The visual order matches the document order: one column on phones, more where the grid is wide enough.',
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
    heading: { title: 'Plans and prices' },
    yearlyPlans: oneStopPlans('yearly'),
    toggle: {
      label: 'Billing',
      options: [
        { value: 'monthly', label: 'Monthly' },
        { value: 'yearly', label: 'Yearly', note: 'Save 20%' },
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

/** Three plans with decimal prices. The features are aligned across the cards. */
export const Hosting: Story = {
  args: {
    heading: { title: 'Plans', lead: 'Paid by the month, cancelled by the month.' },
    plans: [
      {
        id: 'basic',
        title: 'Basic',
        text: 'For a small site that should simply be up.',
        price: '$9.99',
        unit: 'per month',
        features: ['1 website', 'Weekly backups', 'Certificate included', 'Support by email'],
        link: { label: 'Choose {plan}', href: '/contact?service=website-hosting' },
      },
      {
        id: 'business',
        title: 'Business',
        text: 'For the site your customers rely on.',
        price: '$19.99',
        unit: 'per month',
        features: [
          'Up to 3 websites',
          'Daily backups',
          'Updates of your site’s software',
          'Support by email and phone',
        ],
        badge: 'Most popular',
        link: { label: 'Choose {plan}', href: '/contact?service=website-hosting' },
      },
      {
        id: 'premium',
        title: 'Premium',
        text: 'For shops and busy sites.',
        price: '$39.99',
        unit: 'per month',
        features: [
          'Up to 10 websites',
          'Daily backups, and one before every change',
          'A copy to try changes on',
          'Everything in Business, and first in line for support',
        ],
        link: { label: 'Choose {plan}', href: '/contact?service=website-hosting' },
      },
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

/** Prices per product, without actions: the page has one below the grid. */
export const Photography: Story = {
  args: {
    heading: { title: 'Packages', lead: 'Retouching and web sizes are included.' },
    plans: [
      {
        id: 'basic',
        title: 'Basic',
        text: 'The clean catalogue picture.',
        price: '$50',
        unit: 'per product',
        features: ['3 views on white', 'Dust and colour correction', 'Web and print sizes'],
      },
      {
        id: 'premium',
        title: 'Premium',
        text: 'Pictures that sell.',
        price: '$120',
        unit: 'per product',
        badge: 'Most popular',
        features: [
          '6 views and details',
          'One styled scene',
          'Full retouching',
          'Web, print and social sizes',
        ],
      },
      {
        id: 'ecommerce',
        title: 'E-commerce',
        text: 'A small range in one go.',
        price: '$400',
        unit: 'per set of 10 products',
        features: ['10 products, 3 views each', 'One look for the whole range', 'Files named for your shop'],
      },
    ],
  },
  globals: { theme: 'orange' },
};

/** Two cards keep the width of a card and leave the rest of the row empty. */
export const SocialMedia: Story = {
  args: {
    heading: { title: 'Prices', lead: 'With 2 rounds of changes in the price.' },
    plans: [
      {
        id: 'images',
        title: 'Images',
        text: 'For posts, stories and covers.',
        price: '$50',
        unit: 'per product',
        features: [
          'Cut for the channels you use',
          'Headline in English or Chinese',
          'Files that you can reuse',
        ],
      },
      {
        id: 'videos',
        title: 'Videos',
        text: 'Short films from your clips or pictures.',
        price: '$100',
        unit: 'per video',
        features: [
          'Edited, with titles and music',
          'Captions in English or Chinese',
          'Upright, square and wide',
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
        ? {
            ...plan,
            text: 'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so, and often know the right ones.',
            features: [
              'We stay after launch: hosting, backups, updates and someone who answers.',
              ...plan.features,
            ],
          }
        : plan,
    ),
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    heading: { title: '清洗方案', lead: '價格已含車馬費，現場不加價。' },
    plans: [
      {
        id: 'one',
        title: '單台',
        text: '只有一台有怪味，先洗這台。',
        price: '2,200元',
        unit: '每台',
        features: ['整台拆洗', '前後拍照', '三十天保固'],
        link: { label: '選擇{plan}方案', href: '#one' },
      },
      {
        id: 'home',
        title: '全家',
        text: '客廳加臥房，一個下午洗好。',
        price: '5,400元',
        unit: '三台',
        originalPrice: { price: '6,600元', label: '原價6,600元' },
        savingsLabel: '省18%',
        badge: '最多人選',
        features: ['整台拆洗', '前後拍照', '一年內免費檢查一次'],
        link: { label: '選擇{plan}方案', href: '#home' },
      },
      {
        id: 'shop',
        title: '店家',
        text: '餐廳、診所與補習班，公休日到府。',
        price: '另行報價',
        features: ['定期保養，逾期提醒', '開立統一發票', '專人對口'],
        link: { label: '和我們聊聊', href: '#shop' },
      },
    ],
  },
};
