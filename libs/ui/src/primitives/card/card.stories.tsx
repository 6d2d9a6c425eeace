import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import type { Guide } from '../../internal/guide.ts';
import { Heading } from '../heading/index.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Card } from './card.tsx';
import { cardVariants } from './card.variants.ts';

const variants = getVariantValues(cardVariants, 'variant');

const content = (
  <Stack gap="sm">
    <Heading headingLevel={3} size="h3">
      Daily backups
    </Heading>
    <Text tone="muted">Each night, kept for thirty days, and tested by restoring one every month.</Text>
  </Stack>
);

const meta = {
  title: 'Primitives/Card',
  component: Card,
  parameters: {
    layout: 'padded',
    guide: {
      status: 'beta',
      when: [
        'For content that belongs together and is one of several, such as a person or a project.',
        'With `asChild` around a `Link`, for a card that is one link.',
      ],
      whenNot: [
        'For a plan with a price: use a `PricingCard`.',
        'For services with their pictures and prices: use `ServiceRows`.',
        'For features without a link: use `Rows`, which need no frames.',
      ],
      dos: [
        'Use one variant for all cards of a group.',
        'Use `raised` on a surface, and `outline` or `plain` on the background of the page.',
        'Start it with a `Heading` if it has more than one sentence.',
      ],
      donts: [
        'Do not put a card into a card: use a `Separator` or space.',
        'Do not put a button or a second link into a card that is a link.',
      ],
      accessibility: [
        'It has no role. Use `asChild` around an `article` or an `li` where its content is one of several.',
        'A card that is a link is read as one link with all of its text, so keep that short.',
        'In forced colours every variant has a border.',
      ],
    } satisfies Guide,
  },
  args: { className: 'max-w-100', children: content },
  argTypes: {
    children: { control: false },
    variant: { control: 'inline-radio', options: variants },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};

/** All variants, on the background of the page and on a surface. */
export const Matrix: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ children }) => (
    <>
      {['bg-canvas', 'bg-surface'].map((background) => (
        <div key={background} className={`grid gap-5 p-8 md:grid-cols-3 ${background}`}>
          {variants.map((variant) => (
            <Card key={variant} variant={variant}>
              {children}
            </Card>
          ))}
        </div>
      ))}
    </>
  ),
};

/** A card that is a link. */
export const AsLink: Story = {
  args: { asChild: true, children: <Link href="#backups">{content}</Link> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /^Daily backups/ });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('data-slot', 'card');
  },
};

/** Long words wrap inside the card. */
export const LongText: Story = {
  args: {
    className: 'max-w-60',
    children: (
      <Stack gap="sm">
        <Heading headingLevel={3} size="h3">
          Internationalization of administrative correspondence
        </Heading>
        <Text tone="muted">hello.with.a.very.long.address.for.support@example.com</Text>
      </Stack>
    ),
  },
};
