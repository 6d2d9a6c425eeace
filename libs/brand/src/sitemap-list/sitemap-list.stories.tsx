import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '@studio/ui/guide';
import { SitemapList } from './sitemap-list.tsx';

const services = [
  'system-development',
  'mobile-app-development',
  'cloud-solutions',
  'social-media-design',
  'product-photography',
];

const meta = {
  title: 'Studio/SitemapList',
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
        'Omit `href` for a page that is not published yet: the text in `comingSoonLabel` marks it.',
        'Set `exact` if a path includes its language, and `lang` if a name is in another language.',
      ],
      donts: [
        'Do not link to a page that does not exist yet.',
        'Do not mark more than one or two entries with a note or a badge.',
      ],
      accessibility: [
        'Each group is a list below its own heading: `h2`, or `h3` with `headingLevel`.',
        'Each row is at least 44 px high. An unpublished page is text and not in the tab order.',
        'A name with a `lang` is pronounced in that language.',
        'It has one to three columns, depending on its own width. The order is down each column.',
      ],
    } satisfies Guide,
  },
  args: {
    sections: [
      {
        id: 'main',
        title: 'sitemap:main',
        items: [
          { id: 'home', label: 'shell:pages.home', href: '/', note: 'sitemap:priority.high' },
          { id: 'about', label: 'sitemap:about', href: '/about' },
          { id: 'services', label: 'shell:pages.services', href: '/services' },
          { id: 'contact', label: 'shell:pages.contact', href: '/contact' },
          { id: 'faq', label: 'shell:pages.faq', href: '/faq' },
          { id: 'blog', label: 'shell:pages.blog' },
          { id: 'caseStudies', label: 'shell:pages.caseStudies' },
          { id: 'privacy-policy', label: 'shell:pages.privacy-policy', href: '/privacy-policy' },
          { id: 'terms-of-service', label: 'shell:pages.terms-of-service', href: '/terms-of-service' },
          { id: 'sitemap', label: 'shell:pages.sitemap', href: '/sitemap' },
        ],
      },
      {
        id: 'services',
        title: 'sitemap:services',
        items: [
          {
            id: 'one-stop-service',
            label: 'shell:pages.one-stop-service',
            href: '/services/one-stop-service',
            badge: 'sitemap:featured',
          },
          ...services.map((id) => ({ id, label: `shell:pages.${id}`, href: `/services/${id}` })),
        ],
      },
      {
        id: 'more',
        title: 'sitemap:more',
        items: [
          { id: 'website-hosting', label: 'shell:pages.website-hosting', href: '/services/website-hosting' },
          {
            id: 'other-development',
            label: 'shell:pages.other-development',
            href: '/services/other-development',
          },
        ],
      },
      {
        id: 'legal',
        title: 'sitemap:legal',
        items: [
          { id: 'privacy-policy', label: 'shell:pages.privacy-policy', href: '/privacy-policy' },
          { id: 'terms-of-service', label: 'shell:pages.terms-of-service', href: '/terms-of-service' },
        ],
      },
      {
        id: 'languages',
        title: 'sitemap:languages',
        items: [
          { id: 'en', label: 'English', href: '/en', exact: true, lang: 'en' },
          { id: 'zh-CN', label: '简体中文', href: '/zh-CN', exact: true, lang: 'zh-CN' },
          { id: 'zh-TW', label: '繁體中文', href: '/zh-TW', exact: true, lang: 'zh-TW' },
        ],
      },
    ],
    comingSoonLabel: 'sitemap:coming',
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
export const UnderHeading: Story = { args: { headingLevel: 3, sections: meta.args.sections.slice(1, 3) } };

export const LongText: Story = {
  args: {
    sections: [
      {
        id: 'description',
        title: 'sitemap:description',
        items: [
          {
            id: 'one-stop-service',
            label: 'common:services.one-stop-service',
            href: '/',
            badge: 'sitemap:featured',
          },
          { id: 'cloud-solutions', label: 'common:services.cloud-solutions', note: 'sitemap:priority.high' },
        ],
      },
    ],
  },
};
