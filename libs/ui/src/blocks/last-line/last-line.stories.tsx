import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Button } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { TextLink } from '../../primitives/text-link/index.ts';
import { LastLine } from './last-line.tsx';

const contact = (label: string) => (
  <Button asChild variant="glow" size="lg">
    <Link href="#contact">{label}</Link>
  </Button>
);

const meta = {
  title: 'Blocks/LastLine',
  component: LastLine,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: ['As the last section of a page, where one action remains.'],
      whenNot: [
        'At the top of a page: use a `Poster`.',
        'Where the page ends with something better, such as a form.',
      ],
      dos: [
        'Describe the benefit in the title, and what happens next in the text.',
        'Use one button with the size `lg`, and a `TextLink` with the variant `more` before it, if any.',
        'Use the size `h1` for a sentence of more than seven words.',
      ],
      donts: ['Do not use it twice on a page.', 'Do not use the ground of the section before it.'],
      accessibility: ['A `section` with an `h2`, so it is part of the outline of the page.'],
    } satisfies Guide,
  },
  args: {
    title: 'Tell us what you are working on',
    text: 'A few lines are enough. A person will answer, not an automated sequence.',
    actions: contact('Contact Us'),
  },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof LastLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** A link for visitors who are still comparing, and the wash of a theme. */
export const TwoActions: Story = {
  args: {
    title: 'Shall we take it off your list?',
    ground: 'wash',
    actions: (
      <>
        <TextLink variant="more" href="#pricing">
          View Pricing Again
        </TextLink>
        {contact('Contact Us')}
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    size: 'h1',
    title: 'Need something that is not on the list of what we usually do?',
    text: 'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so, and often know the right ones.',
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    title: '冷氣有怪味，別等到夏天',
    text: '留下電話，當天就有專人和您約時間。先問價錢也沒關係。',
    actions: contact('馬上預約'),
  },
};
