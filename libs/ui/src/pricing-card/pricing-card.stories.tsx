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
        'For one plan, inside a `PricingGrid`: what it costs, whom it is for and what is in it.',
        'For a plan whose price is found in a conversation: `price` is a word then, and there is no `unit`.',
      ],
      not: [
        'To set our way beside that of others: take a `ComparisonTable`.',
        'For a service that leads to its page: take a `ServiceCard`.',
        'For what is in every plan: take a `CheckList` above or below the cards.',
      ],
      dos: [
        'Hand in prices as they are to be read, with the currency and in the reader’s language.',
        'Name the plan in the label of its action, so that the links of several cards can be told apart.',
        'Say the higher price as a sentence in `instead.label`.',
        'Keep a feature to one line, and to eight at most.',
      ],
      donts: [
        'Do not mark more than one card of a grid as `popular`.',
        'Do not leave out the action, unless the page offers a way on below the cards.',
        'Do not put a condition into a footnote: what changes the price stands in `unit`.',
      ],
      access: [
        'An `article` with a heading of the rank `level`, so that plans can be found by heading.',
        'The price that is struck through is hidden from screen readers, which hear `instead.label`: a stroke makes no sound.',
        '“Most popular” is text and is read after the title; it stays in forced colours, where ground and shadow are gone.',
        'A price that changes is not announced: the `BillingToggle` that changed it has said so.',
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

/** The price is read first, then what it is for. Cards belong into a `PricingGrid`, which lines them up. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/contact?plan=ecommerce');
  },
};

/** Paid by the year: the price of a single month stays in sight, struck through, and is read out as a sentence. */
export const Yearly: Story = {
  args: {
    price: '$120',
    unit: 'one-stop-service:pricing.billedYearly',
    instead: { price: '$150', label: 'one-stop-service:pricing.instead?price=150' },
    save: 'one-stop-service:pricing.save?saving=0.2',
  },
  play: async ({ canvas }) => {
    const [struck, sentence] = canvas.getAllByText(/\$150/);
    await expect(struck).toHaveAttribute('aria-hidden', 'true');
    await expect(sentence).not.toHaveAttribute('aria-hidden');
  },
};

/** Stands out by its ground, its edge and the one warm label. One card of a grid, or none. */
export const Popular: Story = { args: { ...Yearly.args, popular: 'common:price.popular' } };

/** A price that is found in a conversation. */
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

/** Where the way on is offered below the cards. */
export const WithoutAction: Story = { args: { action: undefined } };

/** Lies across the page, for the one plan that is not like the others. */
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
