import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import { buttonLink, long } from '../../internal/stories/index.ts';
import { guide } from './section-heading.guide.tsx';
import { SectionHeading } from './section-heading.tsx';
import { sectionHeadingVariants } from './section-heading.variants.ts';

const variants = getVariantValues(sectionHeadingVariants, 'variant');

const meta = {
  title: 'Blocks/SectionHeading',
  component: SectionHeading,
  parameters: { layout: 'padded', guide },
  args: {
    title: 'Six things we do',
    lead: 'Each with a clear scope, a clear price and a result you can use.',
  },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The lead is beside the title on wide screens, and below it on phones. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

/** A control for the whole section. It is after the text in the reading order and the tab order. */
export const WithActions: Story = {
  args: { actions: buttonLink('View Plans', '#plans'), headingLevel: 3 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** `split` is for the width of a page, `stacked` for a column. */
export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-16">
      {variants.map((variant) => (
        <SectionHeading key={variant} {...args} variant={variant} />
      ))}
    </div>
  ),
};

/** A long title wraps into balanced lines. */
export const LongText: Story = { args: { title: long.title, lead: long.text } };

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    title: '一天两炉，卖完就关门',
    lead: '早上七点一炉，下午三点一炉。想吃哪种，前一天晚上说一声，就给您留着。',
  },
};
