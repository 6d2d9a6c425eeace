import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { serviceThemes } from '../../foundations/themes.ts';
import { RelatedLinks } from './related-links.tsx';

const meta = {
  title: 'Blocks/RelatedLinks',
  component: RelatedLinks,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'For two to six links at the end of a page, such as services that fit this one.',
        'For pages whose names need no explanation.',
      ],
      whenNot: [
        'For pages that need a sentence or an illustration: use `ServiceCard`s.',
        'For the page one level up: use a `BackLink`.',
        'For all pages of the site: use a page with a list of links.',
        'For another site: use an `ExternalLink`.',
      ],
      dos: [
        'Add a heading that explains how the links relate to the page.',
        'Use the titles of the pages as labels.',
        'Put the most useful link first.',
      ],
      donts: [
        'Do not link to the current page.',
        'Do not list more than six links: visitors do not compare that many.',
        'Do not place it next to a `CallToAction` with the same destination.',
      ],
      accessibility: [
        'A list of links. The target of each link is its complete row.',
        'The focus ring is inside the row, so it is not clipped.',
        'It is not a landmark: screen reader users find it by the heading above.',
        'The arrow is decorative and hidden from screen readers.',
      ],
    } satisfies Guide,
  },
  args: {
    className: 'max-w-200',
    items: [
      { label: 'Cloud Solutions', href: '/services/cloud-solutions' },
      { label: 'Mobile App Development', href: '/services/mobile-app-development' },
      { label: 'Other Development', href: '/services/other-development' },
      { label: 'Website Hosting', href: '/services/website-hosting' },
      { label: 'One-Stop Service', href: '/services/one-stop-service' },
    ],
  },
} satisfies Meta<typeof RelatedLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five related services, without descriptions. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(args.items.length);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
};

/** The arrows have the color of the service theme. */
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
      { label: 'Need something that is not on the list?', href: '#one' },
      {
        label:
          'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so, and often know the right ones.',
        href: '#two',
      },
    ],
  },
};

export const Chinese = {
  globals: { language: 'zh-TW' },
  args: {
    items: [
      { label: '洗衣機清洗', href: '#washer' },
      { label: '抽油煙機清洗', href: '#hood' },
      { label: '冷氣移機與安裝', href: '#installation' },
    ],
  },
} satisfies Story;
