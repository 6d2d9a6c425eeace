import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import type { Guide } from '../../internal/guide.ts';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { Text } from '../text/index.ts';
import { Stack } from './stack.tsx';
import { stackVariants } from './stack.variants.ts';

const directions = getVariantValues(stackVariants, 'direction');
const gaps = getVariantValues(stackVariants, 'gap');

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'For the space between the parts of a card, a column or a form.',
        'With `row` for buttons beside each other.',
      ],
      whenNot: [
        'For two parts beside each other on wide screens: use `Columns`.',
        'For a list of items with titles: use `Rows`.',
        'For the parts of a page: use one `Section` for each.',
      ],
      dos: [
        'Use a small gap for what belongs together, and a larger one between groups.',
        'Nest stacks for groups with different gaps.',
      ],
      donts: [
        'Do not add margins to its children: the gap is the only space between them.',
        'Do not change the order with CSS: the keyboard and screen readers follow the order of the children.',
      ],
      accessibility: [
        'It has no role. For a list, use `asChild` around a `ul` with `role="list"`: without markers, Safari ignores the native role.',
        'A row wraps, so nothing is cut off at 400 % zoom.',
      ],
    } satisfies Guide,
  },
  args: {
    children: [
      <Heading key="title" headingLevel={3} size="h3">
        A written proposal
      </Heading>,
      <Text key="text" tone="muted">
        With scope, price and dates. You decide then.
      </Text>,
    ],
  },
  argTypes: {
    children: { control: false },
    direction: { control: 'inline-radio', options: directions },
    gap: { control: 'inline-radio', options: gaps },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const text = canvas.getByRole('paragraph').getBoundingClientRect();
    await expect(text.top - title.bottom).toBeCloseTo(16);
  },
};

export const Gaps: Story = {
  render: () => (
    <Stack gap="xl">
      {gaps.map((gap) => (
        <Stack key={gap} direction="row" gap={gap}>
          {gaps.map((name) => (
            <span key={name} className="rounded-control bg-surface px-5 py-3">
              {gap}
            </span>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

/** Buttons beside each other. They wrap on a phone. */
export const Row: Story = {
  args: {
    direction: 'row',
    gap: 'sm',
    children: [
      <Button key="send">Send message</Button>,
      <Button key="call" variant="outline">
        Call us
      </Button>,
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
  },
};

/** With `asChild` a list is the stack. */
export const AsList: Story = {
  render: () => (
    <Stack asChild gap="sm">
      <ul>
        <li>Discover</li>
        <li>Design</li>
        <li>Build</li>
      </ul>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('data-slot', 'stack');
  },
};

/** Long text wraps inside the stack. */
export const LongText: Story = {
  args: {
    className: 'max-w-60',
    children: [
      <Heading key="title" headingLevel={3} size="h3">
        Need something that is not on the list of services?
      </Heading>,
      <Text key="text" tone="muted">
        Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so.
      </Text>,
    ],
  },
};
