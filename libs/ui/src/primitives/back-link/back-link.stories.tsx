import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { BackLink } from './back-link.tsx';

const meta = {
  title: 'Primitives/BackLink',
  component: BackLink,
  parameters: {
    guide: {
      when: [
        'At the top of a page that belongs to a list, such as one service in the list of services.',
        'On a service page above the title, in place of `Breadcrumbs`, or after the related links in addition to them.',
      ],
      whenNot: [
        'For two or more levels: use `Breadcrumbs`.',
        'To return to the previous page in the history: the browser has a button for that.',
        'At the end of a page, for the next thing to do: use a `LastLine`.',
      ],
      dos: [
        'Name the destination: “Back to services”.',
        'Place it above the title of a page, or after all content.',
      ],
      donts: [
        'Do not use “Back” alone as the label: it has no meaning in a list of links.',
        'Do not set `href` from the browser history: the link must also work when the page was opened from an email.',
      ],
      accessibility: [
        'It is a link, and its text is its accessible name. The arrow is hidden from screen readers.',
        'The target is 44 px high at any text size.',
        'The arrow moves on hover only, and without a transition with reduced motion.',
      ],
    } satisfies Guide,
  },
  args: { href: '/services', children: 'Back to services' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/services');
  },
};

/** The text wraps beside the arrow. */
export const LongText: Story = {
  args: {
    children:
      'Take one service or let several work together. Either way you have one team, one plan and one invoice.',
    className: 'max-w-80',
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: { children: '回服務項目' },
};
