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
        'For a title with a lead, or with one thing for the whole section, such as a `BillingToggle`.',
      ],
      not: [
        'For the heading of the page: take a `PageHero`.',
        'For the title of one thing among several: an `IconCard` or a `ServiceCard` brings its own.',
      ],
      dos: [
        'Say in the title what the section tells, as briefly as a poster.',
        'Set `level` to 3 where it stands below another heading of a section.',
        'Keep the lead to two sentences.',
      ],
      donts: [
        'Do not choose `level` for its size: both look the same.',
        'Do not say the title again in the lead.',
        'Do not put the page’s main button into `action`: the `Hero` and the `CallToAction` are its places.',
      ],
      access: [
        'A real `h2` or `h3`, which is how screen readers walk through a page.',
        '`id` goes to the heading itself, so `aria-labelledby` and links can point at it.',
        'Where there is no room beside the title, lead and action go under it, in the order in which they are read.',
      ],
    } satisfies Guide,
  },
  args: { title: 'home:services.title', lead: 'home:services.lead' },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The lead stands beside the title where there is room, and under it on a phone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const WithoutLead: Story = { args: { lead: undefined } };

interface Args extends SectionHeadingProps {
  /** The words on the button. */
  more: string;
}

/** One thing for the whole section, after the words in the order of reading and of the Tab key. */
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

/** A long title takes several lines, of about the same length. */
export const LongText: Story = { args: { title: 'services:custom.title', lead: 'services:custom.text' } };
