import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import type { Guide } from '../../internal/guide.ts';
import { Link } from '../../primitives/link/index.ts';
import { CallToAction, type CallToActionProps } from './call-to-action.tsx';

interface Args extends CallToActionProps {
  /** The labels of the buttons. */
  labels: readonly string[];
}

const meta = {
  title: 'Blocks/CallToAction',
  component: CallToAction,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'As the last section of a page, where one action remains.',
        'On pages that lead to a conversation, such as those of services and prices, and the page about the company.',
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
    title: 'Tell us what you are working on',
    text: 'A few lines are enough. A person will answer, not an automated sequence.',
    actions: null,
    labels: ['Contact Us'],
  },
  argTypes: { actions: { control: false }, labels: { table: { disable: true } } },
  render: ({ labels: [first, second], ...args }) => (
    <CallToAction
      {...args}
      actions={
        <>
          <Button asChild variant="glow" size="lg">
            <Link href="/contact">{first}</Link>
          </Button>
          {second && (
            <Button asChild variant="glass" size="lg">
              <Link href="#pricing">{second}</Link>
            </Button>
          )}
        </>
      }
    />
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
    title: 'Shall we take it off your list?',
    text: 'Tell us what your business does and we will suggest a plan, without any obligation.',
    labels: ['Contact Us', 'View Pricing Again'],
  },
};

export const LongText: Story = {
  args: {
    title: 'Need something that is not on the list?',
    text: 'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so, and often know the right ones.',
  },
};

export const Chinese = {
  globals: { language: 'zh-TW' },
  args: {
    title: '冷氣有怪味，別等到夏天',
    text: '留下電話，當天就有專人和您約時間。先問價錢也沒關係。',
    labels: ['馬上預約', '先看價目表'],
  },
} satisfies Story;
