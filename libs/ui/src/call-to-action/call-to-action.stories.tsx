import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import type { Guide } from '../guide.ts';
import { Link } from '../link/index.ts';
import { CallToAction, type CallToActionProps } from './call-to-action.tsx';

interface Args extends CallToActionProps {
  /** The words on the buttons. */
  labels: readonly string[];
}

const meta = {
  title: 'Sections/CallToAction',
  component: CallToAction,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'As the last section of a page, when all has been said and one thing remains to do.',
        'On pages that lead to a conversation: the services, the prices, the story of the studio.',
      ],
      not: [
        'At the top of a page: take a `Hero` or a `PageHero`.',
        'On the contact page, whose form is the thing to do already.',
        'Between sections, to repeat the button: a `Button` in the section is enough.',
      ],
      dos: [
        'Give it one button with the variant `glow`; a second way is `glass`.',
        'Let the title say what the visitor gets, and the text what happens next.',
      ],
      donts: [
        'Do not use it twice on a page.',
        'Do not put a form into it: lead to one.',
        'Do not place it next to another deep surface: the two would run together.',
      ],
      access: [
        'A `section` with an `h2`, so it is found in the outline of the page.',
        'The grid and the glow behind the words decorate and are silent.',
        'All text keeps 4.5:1 on the lake in both schemes, since the surface is dark in both.',
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

/** The last section of a page, with one warm button. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** A second way, for those who are not there yet. */
export const TwoActions: Story = {
  args: {
    title: 'one-stop-service:close.title',
    text: 'one-stop-service:close.text',
    labels: ['shell:actions.contactUs', 'one-stop-service:close.pricing'],
  },
};

export const LongText: Story = { args: { title: 'services:custom.title', text: 'services:custom.text' } };
