import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import { long } from '../../internal/stories/index.ts';
import { guide } from './heading.guide.tsx';
import { Heading } from './heading.tsx';
import { headingVariants } from './heading.variants.ts';

const sizes = getVariantValues(headingVariants, 'size');

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  parameters: { layout: 'padded', guide },
  args: { children: 'One team from sketch to server' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

/** All sizes but the smallest grow with the screen. All of these headings have the same level. */
export const Matrix: Story = {
  render: (args) => (
    <div className="space-y-8">
      {sizes.map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

/** Long headings wrap in balanced lines. */
export const LongText: Story = { args: { children: long.text } };

/** Lines break at punctuation, and not inside a phrase that fits on a line. */
export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: { children: '換季了，冷氣也該好好洗一次。', className: 'max-w-[12em]' },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('heading').firstChild;
    if (!(text instanceof Text)) throw new Error('Expected a text.');
    const tops = Array.from(text.data, (_, index) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().top;
    });
    await expect(tops.indexOf(Math.max(...tops))).toBe(text.data.indexOf('，') + 1);
  },
};
