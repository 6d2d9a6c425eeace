import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import { long, MatrixTable } from '../../internal/stories/index.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { guide } from './text-link.guide.tsx';
import { TextLink, type TextLinkProps } from './text-link.tsx';
import { textLinkVariants } from './text-link.variants.ts';

const variants = getVariantValues(textLinkVariants, 'variant');
const tones = getVariantValues(textLinkVariants, 'tone');

/** The props without `asChild`. */
type PlainTextLinkProps = Extract<TextLinkProps, { href: string }>;

const meta = {
  title: 'Primitives/TextLink',
  component: TextLink,
  parameters: { guide },
  args: { href: '#services', children: 'Our Services' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<PlainTextLinkProps>;

export default meta;
type Story = StoryObj<PlainTextLinkProps>;

/** In a sentence. */
export const Default: Story = {
  render: (args) => (
    <Text>
      example.com · <TextLink {...args} />
    </Text>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Our Services' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <MatrixTable label="Variants and tones" rows={variants} columns={tones}>
      {(variant, tone) => <TextLink {...args} variant={variant} tone={tone} />}
    </MatrixTable>
  ),
};

/** Beside a button: one box is enough. */
export const More: Story = {
  args: { variant: 'more' },
  render: (args) => (
    <Stack direction="row" gap="lg">
      <Button variant="glow">Get Started</Button>
      <TextLink {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Our Services' });
    await expect(link.querySelector('svg')).toBeVisible();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Long text wraps, with its underline. */
export const LongText: Story = { args: { children: long.text, className: 'max-w-80' } };

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: { children: '看看今天烤了什么' },
  render: (args) => (
    <Text>
      店里每天只烤两炉，
      <TextLink {...args} />。
    </Text>
  ),
};
