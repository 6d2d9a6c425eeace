import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buttonLink, inside, long } from '../../internal/stories/index.ts';
import { guide } from './pricing-card.guide.ts';
import { PricingCard } from './pricing-card.tsx';

const getStarted = (variant?: 'glow') => buttonLink('Get Started', '/contact?plan=ecommerce', variant);

const meta = {
  title: 'Blocks/PricingCard',
  component: PricingCard,
  parameters: { guide },
  args: {
    title: 'E-commerce',
    text: 'For shops that sell and ship.',
    price: '$150',
    unit: 'per month',
    features: [
      'Online shop with cart and checkout',
      '2 hours of updates a month',
      'Card payments and order emails',
      'Products, stock and discounts',
      'All of Commercial',
    ],
    actions: getStarted(),
  },
  argTypes: { actions: { control: false } },
  decorators: inside('w-80 max-w-full'),
} satisfies Meta<typeof PricingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The price comes first, then the features. Use cards in a `PricingGrid`, which aligns them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/contact?plan=ecommerce');
  },
};

/** Yearly billing: the monthly price is struck through, and screen readers announce it as a sentence. */
export const Yearly: Story = {
  args: {
    price: '$120',
    unit: 'per month, billed yearly',
    originalPrice: { price: '$150', label: 'Instead of $150' },
    savingsLabel: 'Save 20%',
  },
  play: async ({ canvas }) => {
    const [strikethrough, sentence] = canvas.getAllByText(/\$150/);
    await expect(strikethrough).toHaveAttribute('aria-hidden', 'true');
    await expect(sentence).not.toHaveAttribute('aria-hidden');
  },
};

/** Raised, with a warm flag. One card of a grid at most. */
export const Popular: Story = {
  args: { ...Yearly.args, badge: 'Most popular', actions: getStarted('glow') },
};

export const LongText: Story = { args: { ...Popular.args, ...long, unit: 'per set of 10 products' } };

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    title: '双人早餐',
    text: '周末不想下楼的时候。',
    price: '¥39',
    unit: '每份，含配送',
    originalPrice: { price: '¥48', label: '原价¥48' },
    savingsLabel: '省¥9',
    badge: '最受欢迎',
    features: ['两个现烤可颂', '一盒应季水果', '两杯手冲咖啡或热豆浆', '早上九点前送到'],
    actions: buttonLink('订双人早餐', '#order', 'glow'),
  },
};
