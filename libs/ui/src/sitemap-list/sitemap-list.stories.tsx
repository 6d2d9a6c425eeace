import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { SitemapList } from './sitemap-list.tsx';

const services = [
  'system-development',
  'mobile-app-development',
  'cloud-solutions',
  'social-media-design',
  'product-photography',
];

const meta = {
  title: 'Sections/SitemapList',
  component: SitemapList,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'On the page that lists all pages, and nowhere else.',
        'For readers who did not find a page by the navigation.',
      ],
      not: [
        'For the links at the end of every page: take the `Footer`.',
        'For a few ways on from one page: take `RelatedLinks`.',
        'For the profiles in social networks: take a `LinkTree`.',
      ],
      dos: [
        'Group the pages as a reader would look for them, and give each group a title.',
        'Leave out `href` for a page that is still to come: `coming` stands beside it then.',
        'Set `exact` where an address has its language already, and `lang` where a name is in another language.',
      ],
      donts: [
        'Do not link a page that is not there yet.',
        'Do not mark more than one or two entries: a list is for looking things up.',
      ],
      access: [
        'Each group is a list under a heading of its own, `h2` or with `level` `h3`.',
        'Each link is 44 px high; a page to come is text, so the Tab key passes it by.',
        'A name with a `lang` is pronounced in that language.',
        'It has one to three columns by its own width; the order runs down each of them.',
      ],
    } satisfies Guide,
  },
  args: {
    sections: [
      {
        title: 'sitemap:main',
        items: [
          { label: 'shell:pages.home', href: '/', note: 'sitemap:priority.high' },
          { label: 'sitemap:about', href: '/about' },
          { label: 'shell:pages.services', href: '/services' },
          { label: 'shell:pages.contact', href: '/contact' },
          { label: 'shell:pages.faq', href: '/faq' },
          { label: 'shell:pages.blog' },
          { label: 'shell:pages.caseStudies' },
          { label: 'shell:pages.privacy-policy', href: '/privacy-policy' },
          { label: 'shell:pages.terms-of-service', href: '/terms-of-service' },
          { label: 'shell:pages.sitemap', href: '/sitemap' },
        ],
      },
      {
        title: 'sitemap:services',
        items: [
          {
            label: 'shell:pages.one-stop-service',
            href: '/services/one-stop-service',
            badge: 'sitemap:featured',
          },
          ...services.map((id) => ({ label: `shell:pages.${id}`, href: `/services/${id}` })),
        ],
      },
      {
        title: 'sitemap:more',
        items: [
          { label: 'shell:pages.website-hosting', href: '/services/website-hosting' },
          { label: 'shell:pages.other-development', href: '/services/other-development' },
        ],
      },
      {
        title: 'sitemap:legal',
        items: [
          { label: 'shell:pages.privacy-policy', href: '/privacy-policy' },
          { label: 'shell:pages.terms-of-service', href: '/terms-of-service' },
        ],
      },
      {
        title: 'sitemap:languages',
        items: [
          { label: 'English', href: '/en', exact: true, lang: 'en' },
          { label: '简体中文', href: '/zh-CN', exact: true, lang: 'zh-CN' },
          { label: '繁體中文', href: '/zh-TW', exact: true, lang: 'zh-TW' },
        ],
      },
    ],
    coming: 'sitemap:coming',
  },
} satisfies Meta<typeof SitemapList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a page that has nothing else. A page that is still to come is named, and leads nowhere. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5);
    await expect(canvas.getAllByRole('link')).toHaveLength(21);
    await expect(canvas.getByText('Blog').closest('a')).toBeNull();
    await expect(canvas.getByRole('link', { name: '繁體中文' })).toHaveAttribute('lang', 'zh-TW');
  },
};

/** Under a heading of its own. */
export const UnderHeading: Story = { args: { level: 3, sections: meta.args.sections.slice(1, 3) } };

export const LongText: Story = {
  args: {
    sections: [
      {
        title: 'sitemap:description',
        items: [
          { label: 'common:services.one-stop-service', href: '/', badge: 'sitemap:featured' },
          { label: 'common:services.cloud-solutions', note: 'sitemap:priority.high' },
        ],
      },
    ],
  },
};
