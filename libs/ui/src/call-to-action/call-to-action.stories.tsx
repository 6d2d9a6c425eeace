import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import type { Guide } from '../guide.ts';
import { Link } from '../link/index.ts';
import { CallToAction, type CallToActionProps } from './call-to-action.tsx';

interface Args extends CallToActionProps {
  /** The labels of the buttons. */
  labels: readonly string[];
}

const meta = {
  title: 'Sections/CallToAction',
  component: CallToAction,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'As the last section of a page, where one action remains.',
        'On pages that lead to a conversation, such as the services, the prices and the page about the studio.',
      ],
      whenNot: [
        'At the top of a page: use a `Hero` or a `PageHero`.',
        'On the contact page: its form is the primary action.',
        'To repeat the button between sections: use a `Button` in the section.',
      ],
      dos: [
        'Use one button with the variant `glow`, and `glass` for a second one.',
        'Describe the benefit in the title, and what happens next in the text.',
      ],
      donts: [
        'Do not use it twice on a page.',
        'Do not put a form into it: link to one.',
        'Do not place it next to another deep surface: the two have no visible border.',
      ],
      accessibility: [
        'A `section` with an `h2`, so it is part of the outline of the page.',
        'The grid and the glow in the background are decorative and hidden from screen readers.',
        'All text has a contrast of 4.5:1 in both schemes: the surface is dark in both.',
      ],
    } satisfies Guide,
  },
  args: {
    title: 'home:close.title',
    text: 'home:close.text',
    children: null,
    labels: ['shell:actions.contactUs'],
  },
  argTypes: { labels: { table: { disable: true } } },
  render: ({ labels: [first, second], ...args }) => (
    <CallToAction {...args}>
      <Button asChild variant="glow" size="lg">
        <Link href="/contact">{first}</Link>
      </Button>
      {second && (
        <Button asChild variant="glass" size="lg">
          <Link href="#pricing">{second}</Link>
        </Button>
      )}
    </CallToAction>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last section of a page, with one primary button. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** A second button, for visitors who are still comparing. */
export const TwoActions: Story = {
  args: {
    title: 'one-stop-service:close.title',
    text: 'one-stop-service:close.text',
    labels: ['shell:actions.contactUs', 'one-stop-service:close.pricing'],
  },
};

export const LongText: Story = { args: { title: 'services:custom.title', text: 'services:custom.text' } };
