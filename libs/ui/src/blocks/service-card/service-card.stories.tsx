import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import drawing from '../../internal/stories/drawing.svg';
import { Illustration } from '../../primitives/illustration/index.ts';
import { ServiceCard } from './service-card.tsx';

const meta = {
  title: 'Blocks/ServiceCard',
  component: ServiceCard,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'To link to a service page, in a `ServiceGrid`: on the home page and in the list of services.',
        'For a page that a name, one sentence and an illustration introduce.',
      ],
      whenNot: [
        'For a plan with a price: use a `PricingCard`.',
        'For content without a link: use an `IconCard`.',
        'For a link without an illustration and a sentence: use `RelatedLinks`.',
      ],
      dos: [
        'Use the name of the service as the title: it is the name of the link.',
        'Describe the benefit in one sentence.',
        'Use the theme of the service page.',
      ],
      donts: [
        'Do not add another link or a button: the whole card is the link.',
        'Do not give a `badge` to more than one card of a grid.',
        'Do not add “learn more”: the title names the destination.',
      ],
      accessibility: [
        'One link with the title as its name. The whole card is its target.',
        'The focus ring surrounds the whole card, in forced colours too.',
        'The title is an `h3`. Set `headingLevel` where there is no `h2` above it.',
        'The illustration and the arrow are hidden from screen readers. The badge is after the title in the reading order.',
      ],
    } satisfies Guide,
  },
  args: {
    title: 'System Development',
    text: 'Web systems shaped around the way you already work.',
    href: '/services/system-development',
    theme: 'blue',
    art: <Illustration src={drawing} tone="theme" />,
  },
  decorators: [
    (Story) => (
      <ul className="grid max-w-96">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof ServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One link with the name of the service. Its target is the whole card. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'System Development' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { top, left, height } = canvas.getByRole('listitem').getBoundingClientRect();
    const corner = canvasElement.ownerDocument.elementFromPoint(left + 8, top + height - 8);
    await expect(corner).toBe(link);
  },
};

/** One word that highlights the card. On one card of a grid at most. */
export const WithBadge: Story = {
  args: {
    title: 'One-Stop Service',
    text: 'Your website built, hosted and kept up to date, for one monthly price.',
    href: '/services/one-stop-service',
    theme: 'teal',
    art: <Illustration src={drawing} tone="theme" />,
    badge: 'HOT',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'One-Stop Service' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    ...WithBadge.args,
    title: 'Need something that is not on the list?',
    text: 'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so, and often know the right ones.',
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: { title: '定制蛋糕', text: '说说给谁过生日，剩下的交给我们。', badge: '热门' },
};
