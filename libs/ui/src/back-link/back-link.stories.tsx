import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { BackLink } from './back-link.tsx';

const meta = {
  title: 'Components/BackLink',
  component: BackLink,
  parameters: {
    guide: {
      when: [
        'At the top of a page that is one of a list, such as a service among the services.',
        'On a service page above the title, in place of `Breadcrumbs`, or after the related links beside them.',
      ],
      not: [
        'Where there are two or more steps up: take `Breadcrumbs`.',
        'To go back to wherever the visitor came from: the browser has a button for that.',
        'At the end of a page, for more of the same kind: take `RelatedLinks`.',
      ],
      dos: [
        'Say where it leads: “Back to services”.',
        'Place it above the title of a page, or after all that it says.',
      ],
      donts: [
        'Do not write only “Back”: a list of the links of a page would say nothing.',
        'Do not set `href` by a script from the history: it must work on a page that was opened from a mail.',
      ],
      access: [
        'It is a link with its own words as its name; the arrow is hidden from screen readers.',
        'Its target is 44 px high, whatever the size of the text.',
        'The arrow moves only under a pointer, and not at all under reduced motion.',
      ],
    } satisfies Guide,
  },
  args: { href: '/services', children: 'shell:actions.backToServices' },
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

/** It answers a deep surface by itself. */
export const OnDeepSurface: Story = {
  decorators: [
    (Story) => (
      <div data-surface="deep" className="p-8">
        <Story />
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: { children: 'services:hero.lead' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
