import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import { Text } from '../text/index.ts';
import { guide } from './skeleton.guide.ts';
import { Skeleton } from './skeleton.tsx';
import { skeletonVariants } from './skeleton.variants.ts';

const variants = getVariantValues(skeletonVariants, 'variant');

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: { layout: 'padded', guide },
  args: { className: 'max-w-100' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line of text. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[data-slot="skeleton"]');
    await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    await expect(skeleton?.getBoundingClientRect().height).toBeCloseTo(27.2, 0);
  },
};

/** All variants. */
export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-100 gap-5">
      {variants.map((variant) => (
        <Skeleton key={variant} variant={variant} />
      ))}
    </div>
  ),
};

/** The shape of a person with a short text. A status announces the wait. */
export const Composition: Story = {
  render: () => (
    <div aria-busy className="flex max-w-100 items-center gap-4">
      <Skeleton variant="circle" className="flex-none" />
      <div className="grow">
        <Skeleton className="w-1/2" />
        <Skeleton />
      </div>
      <Text role="status" size="sm" tone="muted">
        Loading
      </Text>
    </div>
  ),
};
