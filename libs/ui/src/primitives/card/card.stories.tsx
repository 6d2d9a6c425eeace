import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { long } from '../../internal/stories/index.ts';
import { guide } from './card.guide.ts';
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
  parameters: { layout: 'padded', guide },
  args: { className: 'max-w-100', children: content },
  argTypes: { children: { control: false } },
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

/** Long words wrap inside the card. */
export const LongText: Story = {
  args: {
    className: 'max-w-60',
    children: `${long.text} hello.with.a.very.long.address.for.support@example.com`,
  },
};
