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
      when: ['On the sitemap page only.', 'For visitors who did not find a page in the navigation.'],
      whenNot: [
        'For links at the end of every page: use the `Footer`.',
        'For a few related pages: use `RelatedLinks`.',
        'For profiles in social networks: use a `LinkTree`.',
      ],
      dos: [
        'Group the pages as visitors would look for them, and give each group a title.',
        'Omit `href` for a page that is not published yet: the text in `coming` marks it.',
        'Set `exact` if a path includes its language, and `lang` if a name is in another language.',
      ],
      donts: [
        'Do not link to a page that does not exist yet.',
        'Do not mark more than one or two entries with a note or a badge.',
      ],
      accessibility: [
        'Each group is a list below its own heading: `h2`, or `h3` with `level`.',
        'Each link is 44 px high. An unpublished page is text and not in the tab order.',
        'A name with a `lang` is pronounced in that language.',
        'It has one to three columns, depending on its own width. The order is down each column.',
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

/** The content of the sitemap page. Unpublished pages are text without a link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5);
    await expect(canvas.getAllByRole('link')).toHaveLength(21);
    await expect(canvas.getByText('Blog').closest('a')).toBeNull();
    await expect(canvas.getByRole('link', { name: '繁體中文' })).toHaveAttribute('lang', 'zh-TW');
  },
};

/** Below a heading of level 2. */
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
