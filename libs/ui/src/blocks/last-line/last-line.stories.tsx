import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buttonLink, long, moreLink } from '../../internal/stories/index.ts';
import { guide } from './last-line.guide.tsx';
import { LastLine } from './last-line.tsx';

const contact = (label: string) => buttonLink(label, '#contact', 'glow');

const meta = {
  title: 'Blocks/LastLine',
  component: LastLine,
  parameters: { layout: 'fullscreen', guide },
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
        {moreLink('View Pricing Again', '#pricing')}
        {contact('Contact Us')}
      </>
    ),
  },
};

export const LongText: Story = { args: { size: 'h1', ...long } };

export const Chinese = {
  globals: { language: 'zh-TW' },
  args: {
    title: '冷氣有怪味，別等到夏天',
    text: '留下電話，當天就有專人和您約時間。先問價錢也沒關係。',
    actions: contact('馬上預約'),
  },
} satisfies Story;
