import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { serviceThemes } from '../themes.ts';
import { RelatedLinks } from './related-links.tsx';

const meta = {
  title: 'Components/RelatedLinks',
  component: RelatedLinks,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'For two to six ways on from the end of a page, such as services that go well with this one.',
        'For pages whose name says enough.',
      ],
      not: [
        'For pages that need a sentence or a drawing: take `ServiceCard`s.',
        'For the step up to the page that lists this one: take a `BackLink`.',
        'For all pages of the site: take a `SitemapList`.',
        'For another site: take an `ExternalLink`.',
      ],
      dos: [
        'Put a heading over it that says what the links have to do with this page.',
        'Use the names that the pages have in their titles.',
        'Put first what helps most readers next.',
      ],
      donts: [
        'Do not list the page on which it stands.',
        'Do not list more than six: nobody chooses from them.',
        'Do not set it beside a `CallToAction` that leads to the same place.',
      ],
      access: [
        'A list of links, each as large as its row.',
        'The focus ring lies inside the row, so nothing cuts it off.',
        'It is no landmark: the heading over it is how a screen reader finds it.',
        'The arrow decorates and is hidden from screen readers.',
      ],
    } satisfies Guide,
  },
  args: {
    className: 'max-w-200',
    items: [
      { label: 'shell:pages.cloud-solutions', href: '/services/cloud-solutions' },
      { label: 'shell:pages.mobile-app-development', href: '/services/mobile-app-development' },
      { label: 'shell:pages.other-development', href: '/services/other-development' },
      { label: 'shell:pages.website-hosting', href: '/services/website-hosting' },
      { label: 'shell:pages.one-stop-service', href: '/services/one-stop-service' },
    ],
  },
} satisfies Meta<typeof RelatedLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five services that go well with this one. A few links with nothing to say about them. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(args.items.length);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
};

/** The arrows take the colour of the service. */
export const Themes: Story = {
  render: ({ items, ...args }) => (
    <div className="grid gap-6 md:grid-cols-2">
      {serviceThemes.map((theme) => (
        <div key={theme} data-theme={theme}>
          <RelatedLinks {...args} items={items.slice(0, 2)} />
        </div>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: {
    items: [
      { label: 'services:custom.title', href: '#one' },
      { label: 'services:custom.text', href: '#two' },
    ],
  },
};
