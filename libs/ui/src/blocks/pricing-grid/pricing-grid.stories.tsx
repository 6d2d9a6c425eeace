import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { SegmentedControl } from '../../forms/segmented-control/index.ts';
import segmentedControl from '../../forms/segmented-control/segmented-control.stories.tsx';
import { SectionHeading } from '../section-heading/index.ts';
import { Section } from '../section/index.ts';
import { buttonLink, long } from '../../internal/stories/index.ts';
import { guide } from './pricing-grid.guide.ts';
import { PricingGrid, type PricingGridProps, type PricingPlan } from './pricing-grid.tsx';

const link = (label: string, popular = false) => buttonLink(label, '/contact', popular ? 'glow' : 'outline');

/** The plans of the One-Stop Service, billed monthly. */
const plans: readonly PricingPlan[] = [
  {
    title: 'Commercial',
    text: 'For companies that want to be found and called.',
    price: '$90',
    features: ['Company website with up to 10 pages', '1 hour of updates a month', 'Contact form and map'],
    badge: 'Most popular',
  },
  {
    title: 'E-commerce',
    text: 'For shops that sell and ship.',
    price: '$150',
    features: ['Online shop with cart and checkout', '2 hours of updates a month', 'Card payments'],
  },
  {
    title: 'Booking',
    text: 'For clinics, salons, tutors and tables.',
    price: '$150',
    features: ['Online booking with calendar', '2 hours of updates a month', 'Reminders by email'],
  },
  {
    title: 'Premium',
    text: 'Enterprise Lite: your own features, at a fixed price.',
    price: '$400',
    features: ['Member areas and custom features', 'Updates by agreement', 'Two languages or more'],
  },
  {
    title: 'Enterprise',
    text: 'For organizations with systems of their own.',
    price: 'Custom',
    features: ['Scope by agreement', '4 hours of updates a month', 'Integration with your systems'],
  },
].map((plan) => {
  const isCustom = plan.price === 'Custom';
  return {
    ...plan,
    id: plan.title,
    unit: isCustom ? undefined : 'per month',
    actions: link(isCustom ? 'Talk to us' : `Choose ${plan.title}`, plan.badge !== undefined),
  };
});

/** The same plan, billed yearly. */
const toYearly = (plan: PricingPlan): PricingPlan =>
  plan.unit
    ? {
        ...plan,
        price: `$${String(Number(plan.price.slice(1)) * 0.8)}`,
        unit: 'per month, billed yearly',
        originalPrice: { price: plan.price, label: `Instead of ${plan.price}` },
        savingsLabel: 'Save 20%',
      }
    : plan;

interface Args extends PricingGridProps {
  /** The heading of the section around the grid. */
  heading?: { title: string; lead?: string };
}

const meta = {
  title: 'Blocks/PricingGrid',
  component: PricingGrid,
  parameters: { layout: 'fullscreen', guide },
  args: { plans },
  render: ({ heading, ...args }) => (
    <Section>
      {heading && <SectionHeading {...heading} />}
      <PricingGrid {...args} />
    </Section>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** Five plans, each one depth further down. The popular one is raised, and has the only warm button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};

/** The plans of the One-Stop Service. Prices change in place, without a layout shift. */
export const OneStop: Story = {
  render: function Billed({ plans }) {
    const [billing, setBilling] = useState('monthly');
    const { label, options } = segmentedControl.args;
    return (
      <Section>
        <SectionHeading
          title="Plans and prices"
          actions={
            <SegmentedControl label={label} options={options} value={billing} onValueChange={setBilling} />
          }
        />
        <PricingGrid plans={billing === 'yearly' ? plans.map(toYearly) : plans} />
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

/** The features are aligned across the cards, of which the popular one is higher. */
export const Three: Story = {
  args: {
    heading: { title: 'Plans', lead: 'Paid by the month, cancelled by the month.' },
    plans: plans.slice(0, 3),
  },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('article').map((card) =>
      within(card)
        .getAllByRole('listitem')
        .map((item) => item.getBoundingClientRect().top),
    );
    await expect(second).toEqual(first);
    await expect(third).toEqual(first);
  },
};

/** A long text increases the height of its row in all cards. */
export const LongText: Story = {
  args: {
    plans: plans.map((plan, index) =>
      index === 1 ? { ...plan, text: long.text, features: [long.title, ...plan.features] } : plan,
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
        actions: link('選擇單台方案'),
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
        actions: link('選擇全家方案', true),
      },
      {
        id: 'shop',
        title: '店家',
        text: '餐廳、診所與補習班，公休日到府。',
        price: '另行報價',
        features: ['定期保養，逾期提醒', '開立統一發票', '專人對口'],
        actions: link('和我們聊聊'),
      },
    ],
  },
};
