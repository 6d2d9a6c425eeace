import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { Text } from '../text/index.ts';
import { long } from '../../internal/stories/index.ts';
import { guide } from './stack.guide.ts';
import { Stack } from './stack.tsx';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  parameters: { layout: 'padded', guide },
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
  argTypes: { children: { control: false } },
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

/** Long text wraps inside the stack. */
export const LongText: Story = {
  args: {
    className: 'max-w-60',
    children: [
      <Heading key="title" headingLevel={3} size="h3">
        {long.title}
      </Heading>,
      <Text key="text">{long.text}</Text>,
    ],
  },
};
