import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { Illustration, oneStopDrawing, systemDrawing } from '../illustration/index.ts';
import { ServiceCard } from './service-card.tsx';

const meta = {
  title: 'Components/ServiceCard',
  component: ServiceCard,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'To lead to the page of a service, inside a `ServiceGrid`: on the home page and in the list of services.',
        'For a page that is known by its name, one sentence and a drawing.',
      ],
      not: [
        'For a plan with its price: take a `PricingCard`.',
        'For something that leads nowhere: take an `IconCard`.',
        'For a link that needs no drawing and no sentence: take `RelatedLinks`.',
      ],
      dos: [
        'Take the name of the service as the title, since it is the name of the link.',
        'Say in one sentence what the visitor gets.',
        'Give it the theme that the service’s own page has.',
      ],
      donts: [
        'Do not put another link or a button into it: the whole card is the link.',
        'Do not mark more than one card of a grid with a `badge`.',
        'Do not add “learn more”: the title says where it leads.',
      ],
      access: [
        'One link, called by the title alone; a press anywhere on the card follows it.',
        'The focus ring goes around the whole card, in forced colours too.',
        'The title is an `h3`; set `headingLevel` where there is no `h2` above it.',
        'The drawing and the arrow are hidden from screen readers; the badge is read after the title.',
      ],
    } satisfies Guide,
  },
  args: {
    title: 'shell:pages.system-development',
    text: 'common:services.system-development',
    href: '/services/system-development',
    theme: 'blue',
    art: <Illustration drawing={systemDrawing} tone="theme" />,
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

/** One link, called by the name of the service, as large as the card. */
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

/** One word that sets it apart. On one card of a grid at most. */
export const WithBadge: Story = {
  args: {
    title: 'shell:pages.one-stop-service',
    text: 'common:services.one-stop-service',
    href: '/services/one-stop-service',
    theme: 'teal',
    art: <Illustration drawing={oneStopDrawing} tone="theme" />,
    badge: 'linktree:hot',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'One-Stop Service' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { ...WithBadge.args, title: 'services:custom.title', text: 'services:custom.text' },
};
