import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import { Button } from '../../primitives/button/index.ts';
import type { Guide } from '../../internal/guide.ts';
import { Link } from '../../primitives/link/index.ts';
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';
import { sectionHeadingVariants } from './section-heading.variants.ts';

const variants = getVariantValues(sectionHeadingVariants, 'variant');

const meta = {
  title: 'Blocks/SectionHeading',
  component: SectionHeading,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'At the beginning of a `Section`.',
        'For a title with a lead, or with one control for the whole section, such as a `SegmentedControl`.',
      ],
      whenNot: [
        'For the heading of the page: use a `Poster`.',
        'For the title of one item in a list: `Rows` and `ServiceRows` have their own.',
      ],
      dos: [
        'Summarize the section in a short title.',
        'Set `headingLevel` to 3 below another section heading.',
        'Keep the lead to two sentences.',
        'Use the variant `stacked` in a column.',
      ],
      donts: [
        'Do not choose `headingLevel` for its size: both levels look the same.',
        'Do not repeat the title in the lead.',
        'Do not put the primary button of the page into `actions`: use it in the `Poster` and the `LastLine`.',
      ],
      accessibility: [
        'An `h2` or `h3`, so screen reader users can navigate by heading.',
        '`titleId` is the ID of the heading, for `aria-labelledby` and links.',
        'On narrow screens the lead and the actions are below the title, in the reading order.',
      ],
    } satisfies Guide,
  },
  args: {
    title: 'Six things we do',
    lead: 'Each with a clear scope, a clear price and a result you can use.',
  },
  argTypes: {
    variant: { control: 'inline-radio', options: variants },
    actions: { control: false },
  },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The lead is beside the title on wide screens, and below it on phones. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const WithoutLead: Story = { args: { lead: undefined } };

interface Args extends SectionHeadingProps {
  /** The label of the button. */
  more: string;
}

/** A control for the whole section. It is after the text in the reading order and the tab order. */
export const WithActions: StoryObj<Args> = {
  args: { more: 'View Plans', headingLevel: 3 },
  render: ({ more, ...args }) => (
    <SectionHeading
      {...args}
      actions={
        <Button asChild variant="outline">
          <Link href="#plans">{more}</Link>
        </Button>
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** In a column, the lead is always below the title. */
export const Stacked: Story = { args: { variant: 'stacked', className: 'max-w-80' } };

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
export const LongText: Story = {
  args: {
    title: 'Need something that is not on the list?',
    lead: 'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so, and often know the right ones.',
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    title: '一天两炉，卖完就关门',
    lead: '早上七点一炉，下午三点一炉。想吃哪种，前一天晚上说一声，就给您留着。',
  },
};
