import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import type { Guide } from '../../internal/guide.ts';
import { Text } from '../text/index.ts';
import { Skeleton } from './skeleton.tsx';
import { skeletonVariants } from './skeleton.variants.ts';

const variants = getVariantValues(skeletonVariants, 'variant');

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: {
    layout: 'padded',
    guide: {
      status: 'beta',
      when: [
        'For content that loads after the page, and whose shape is known.',
        'For waits of one second or more, so that the page does not shift when the content arrives.',
      ],
      whenNot: [
        'For an action that is pending: use a `Button` with `loading`.',
        'For a wait without a known shape: use a `Spinner`.',
        'For content that the server can render: render it.',
      ],
      dos: [
        'Use the size of the content, with `className` for width and height.',
        'Announce the wait in a `status` beside it.',
      ],
      donts: [
        'Do not show it for less than a second: it only flickers.',
        'Do not use it for content that may not exist.',
      ],
      accessibility: [
        'Hidden from screen readers. Set `aria-busy` on the region that is loading.',
        'It pulses slowly. With reduced motion it is static.',
        'In forced colours a border shows its shape.',
      ],
    } satisfies Guide,
  },
  args: { className: 'max-w-100' },
  argTypes: { variant: { control: 'inline-radio', options: variants } },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line of text. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[data-slot="skeleton"]');
    await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    await expect(skeleton?.getBoundingClientRect().height).toBeCloseTo(25.6, 0);
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
