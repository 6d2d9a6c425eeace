import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import type { Guide } from '../guide.ts';
import { Link } from '../link/index.ts';
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';

const meta = {
  title: 'Layout/SectionHeading',
  component: SectionHeading,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'At the beginning of a `Section`.',
        'For a title with a lead, or with one control for the whole section, such as a `BillingToggle`.',
      ],
      whenNot: [
        'For the heading of the page: use a `PageHero`.',
        'For the title of one item in a list: `IconCard` and `ServiceCard` have their own.',
      ],
      dos: [
        'Summarize the section in a short title.',
        'Set `level` to 3 below another section heading.',
        'Keep the lead to two sentences.',
      ],
      donts: [
        'Do not choose `level` for its size: both levels look the same.',
        'Do not repeat the title in the lead.',
        'Do not put the primary button of the page into `action`: use it in the `Hero` and the `CallToAction`.',
      ],
      accessibility: [
        'An `h2` or `h3`, so screen reader users can navigate by heading.',
        '`id` is set on the heading, for `aria-labelledby` and links.',
        'On narrow screens the lead and the action are below the title, in the reading order.',
      ],
    } satisfies Guide,
  },
  args: { title: 'home:services.title', lead: 'home:services.lead' },
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
export const WithAction: StoryObj<Args> = {
  args: { more: 'shell:actions.viewPlans', level: 3 },
  render: ({ more, ...args }) => (
    <SectionHeading
      {...args}
      action={
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
export const Stacked: Story = { args: { stacked: true, className: 'max-w-80' } };

/** A long title wraps into balanced lines. */
export const LongText: Story = { args: { title: 'services:custom.title', lead: 'services:custom.text' } };
