import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { PricingCard } from './pricing-card.tsx';

const meta = {
  title: 'Components/PricingCard',
  component: PricingCard,
  parameters: {
    guide: {
      when: [
        'For one plan in a `PricingGrid`: the price, the target group and the features.',
        'For a plan with an individual price: `price` is a text, and there is no `unit`.',
      ],
      whenNot: [
        'To compare our offer with others: use a `ComparisonTable`.',
        'For a link to a service page: use a `ServiceCard`.',
        'For features of every plan: use a `CheckList` above or below the cards.',
      ],
      dos: [
        'Pass formatted prices, with the currency and in the language of the reader.',
        'Include the name of the plan in the label of its action, so that the links have different names.',
        'Write the higher price as a sentence in `instead.label`.',
        'Keep a feature to one line, and use at most eight features.',
      ],
      donts: [
        'Do not mark more than one card of a grid as `popular`.',
        'Do not omit the action unless the page has one below the cards.',
        'Do not put a condition into a footnote: state what affects the price in `unit`.',
      ],
      accessibility: [
        'An `article` with a heading of the level `level`, so users can navigate by heading.',
        'The struck-through price is hidden from screen readers, which announce `instead.label`: they do not announce the strikethrough.',
        '“Most popular” is text after the title. It is visible in forced colours, where background and shadow are not.',
        'A price change is not announced: the `BillingToggle` announces the selection.',
      ],
    } satisfies Guide,
  },
  args: {
    title: 'common:plans.ecommerce',
    text: 'one-stop-service:pricing.ecommerce.text',
    price: '$150',
    unit: 'common:price.perMonth',
    features: [
      'one-stop-service:pricing.ecommerce.features.shop',
      'one-stop-service:pricing.ecommerce.features.updates?count=2',
      'one-stop-service:pricing.ecommerce.features.payments',
      'one-stop-service:pricing.ecommerce.features.stock',
      'one-stop-service:pricing.ecommerce.features.base',
    ],
    action: { label: 'shell:actions.getStarted', href: '/contact?plan=ecommerce' },
  },
  decorators: [
    (Story) => (
      <div className="w-80 max-w-full pt-4">
        <Story />
      </div>
    ),
  ],
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
    unit: 'one-stop-service:pricing.billedYearly',
    instead: { price: '$150', label: 'one-stop-service:pricing.instead?price=150' },
    save: 'one-stop-service:pricing.save?saving=0.2',
  },
  play: async ({ canvas }) => {
    const [strikethrough, sentence] = canvas.getAllByText(/\$150/);
    await expect(strikethrough).toHaveAttribute('aria-hidden', 'true');
    await expect(sentence).not.toHaveAttribute('aria-hidden');
  },
};

/** Emphasized by its background, its border and a label in the accent color. One card of a grid at most. */
export const Popular: Story = { args: { ...Yearly.args, popular: 'common:price.popular' } };

/** An individual price on request. */
export const CustomPrice: Story = {
  args: {
    title: 'common:plans.enterprise',
    text: 'one-stop-service:pricing.enterprise.text',
    price: 'one-stop-service:pricing.custom',
    unit: undefined,
    features: [
      'one-stop-service:pricing.enterprise.features.scope',
      'one-stop-service:pricing.enterprise.features.updates?count=4',
      'one-stop-service:pricing.enterprise.features.integrations',
      'one-stop-service:pricing.enterprise.features.security',
      'one-stop-service:pricing.enterprise.features.contact',
    ],
    action: { label: 'one-stop-service:pricing.talk', href: '/contact?plan=enterprise' },
  },
};

/** For pages with an action below the cards. */
export const WithoutAction: Story = { args: { action: undefined } };

/** Spans the full width, for a plan that differs from the others. */
export const Wide: Story = {
  args: { ...CustomPrice.args, wide: true },
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div className="grid w-full gap-x-5 md:grid-cols-2 xl:grid-cols-4">
        <Story />
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: {
    ...Popular.args,
    title: 'product-photography:custom.title',
    text: 'website-hosting:custom.text',
    unit: 'product-photography:pricing.ecommerce.unit?products=10',
  },
};
