import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './sitemap-list.guide.ts';
import { SitemapList } from './sitemap-list.tsx';

const meta = {
  title: 'Studio/SitemapList',
  component: SitemapList,
  parameters: { layout: 'padded', guide },
  args: {
    sections: [
      {
        id: 'main',
        title: 'Main pages',
        items: [
          { id: 'home', label: 'Home', href: '/', note: 'High priority' },
          { id: 'about', label: 'About Us', href: '/about' },
          { id: 'services', label: 'Services', href: '/services' },
          { id: 'contact', label: 'Contact', href: '/contact' },
          { id: 'faq', label: 'FAQ', href: '/faq' },
          { id: 'blog', label: 'Blog' },
          { id: 'caseStudies', label: 'Case Studies' },
          { id: 'privacy-policy', label: 'Privacy Policy', href: '/privacy-policy' },
          { id: 'terms-of-service', label: 'Terms of Service', href: '/terms-of-service' },
          { id: 'sitemap', label: 'Sitemap', href: '/sitemap' },
        ],
      },
      {
        id: 'services',
        title: 'Services',
        items: [
          {
            id: 'one-stop-service',
            label: 'One-Stop Service',
            href: '/services/one-stop-service',
            badge: 'Featured',
          },
          { id: 'system-development', label: 'System Development', href: '/services/system-development' },
          {
            id: 'mobile-app-development',
            label: 'Mobile App Development',
            href: '/services/mobile-app-development',
          },
          { id: 'cloud-solutions', label: 'Cloud Solutions', href: '/services/cloud-solutions' },
          { id: 'social-media-design', label: 'Social Media Design', href: '/services/social-media-design' },
          { id: 'product-photography', label: 'Product Photography', href: '/services/product-photography' },
        ],
      },
      {
        id: 'more',
        title: 'More services',
        items: [
          { id: 'website-hosting', label: 'Website Hosting', href: '/services/website-hosting' },
          { id: 'other-development', label: 'Other Development', href: '/services/other-development' },
        ],
      },
      {
        id: 'legal',
        title: 'Legal',
        items: [
          { id: 'privacy-policy', label: 'Privacy Policy', href: '/privacy-policy' },
          { id: 'terms-of-service', label: 'Terms of Service', href: '/terms-of-service' },
        ],
      },
      {
        id: 'languages',
        title: 'Languages',
        size: 'h1',
        items: [
          { id: 'en', label: 'English', href: '/en', exact: true, lang: 'en' },
          { id: 'zh-CN', label: '简体中文', href: '/zh-CN', exact: true, lang: 'zh-CN' },
          { id: 'zh-TW', label: '繁體中文', href: '/zh-TW', exact: true, lang: 'zh-TW' },
        ],
      },
    ],
    comingSoonLabel: 'Coming soon',
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
        title: 'Every page of this website on one page.',
        items: [
          {
            id: 'one-stop-service',
            label: 'Your website built, hosted and kept up to date, for one monthly price.',
            href: '/',
            badge: 'Featured',
          },
          {
            id: 'cloud-solutions',
            label: 'Migration, monitoring, and costs that stay where you put them.',
            note: 'High priority',
          },
        ],
      },
    ],
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    sections: [
      {
        id: 'main',
        title: '主要页面',
        items: [
          { id: 'home', label: '首页', href: '/', note: '高优先级' },
          { id: 'services', label: '服务', href: '/services' },
          { id: 'blog', label: '博客' },
          { id: 'contact', label: '联系我们', href: '/contact' },
        ],
      },
      {
        id: 'services',
        title: '服务',
        items: [
          { id: 'one-stop-service', label: '一站式服务', href: '/services/one-stop-service', badge: '推荐' },
          { id: 'cloud-solutions', label: '云解决方案', href: '/services/cloud-solutions' },
        ],
      },
    ],
    comingSoonLabel: '即将上线',
  },
};
