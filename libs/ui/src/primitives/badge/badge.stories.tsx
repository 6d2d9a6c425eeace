import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../stack/index.ts';
import { Badge } from './badge.tsx';
import { badgeVariants } from './badge.variants.ts';

const tones = getVariantValues(badgeVariants, 'tone');

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  parameters: {
    guide: {
      when: [
        'To highlight one item of several, such as the most popular plan.',
        'For the state of an item in one or two words, such as “New” or “Sold out”.',
      ],
      whenNot: [
        'For a list of names: use a `RunIn`.',
        'For a filter or an option: use `FilterChips`.',
        'For an action: use a `Button` in the size `xs`.',
      ],
      dos: [
        'Use one to three words.',
        'Use `accent` for one badge on a screen, and `good`, `warning` and `bad` for states.',
        'Put it next to the name of the item, and after it in the HTML.',
      ],
      donts: [
        'Do not rely on the tone: the words must have the complete meaning.',
        'Do not give every item a badge: then none of them is highlighted.',
      ],
      accessibility: [
        'Plain text, which screen readers read in its place. It has no role and is not focusable.',
        'Text has a contrast of 4.5:1 or more in every tone.',
        'In forced colours a border shows its shape.',
      ],
    } satisfies Guide,
  },
  args: { children: 'Most popular' },
  argTypes: {
    children: { control: 'text' },
    tone: { control: 'select', options: tones },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Most popular')).toHaveClass('ui-badge--neutral');
  },
};

/** All tones. */
export const Matrix: Story = {
  render: (args) => (
    <Stack direction="row" gap="sm">
      {tones.map((tone) => (
        <Badge key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Most popular')).toHaveLength(tones.length);
  },
};

/** A badge is for a few words. Longer text wraps. */
export const LongText: Story = {
  args: {
    children: 'Each with a clear scope, a clear price and a result you can use.',
    className: 'max-w-60',
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: { children: '今日新品' },
};
