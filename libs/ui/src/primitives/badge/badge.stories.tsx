import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import { Stack } from '../stack/index.ts';
import { long } from '../../internal/stories/index.ts';
import { guide } from './badge.guide.tsx';
import { Badge } from './badge.tsx';
import { badgeVariants } from './badge.variants.ts';

const tones = getVariantValues(badgeVariants, 'tone');

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  parameters: { guide },
  args: { children: 'Most popular' },
  argTypes: { children: { control: 'text' } },
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
};

/** A badge is for a few words. Longer text wraps. */
export const LongText: Story = { args: { children: long.title, className: 'max-w-60' } };

export const Chinese: Story = { globals: { language: 'zh-CN' }, args: { children: '今日新品' } };
