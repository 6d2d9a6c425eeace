import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './sitemap-list.guide.ts';
import { SitemapList } from './sitemap-list.tsx';

const toPages = (...labels: readonly string[]) =>
  labels.map((label) => ({ id: label, label, href: `/${label.toLowerCase().replaceAll(' ', '-')}` }));

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
          ...toPages(
            'About Us',
            'Services',
            'Contact',
            'FAQ',
            'Privacy Policy',
            'Terms of Service',
            'Sitemap',
          ),
        ],
      },
      {
        id: 'services',
        title: 'Services',
        items: [
          { id: 'one-stop', label: 'One-Stop Service', href: '/one-stop', badge: 'Featured' },
          ...toPages('System Development', 'Mobile App Development', 'Cloud Solutions', 'Website Hosting'),
        ],
      },
      { id: 'legal', title: 'Legal', items: toPages('Privacy Policy', 'Terms of Service') },
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
  },
} satisfies Meta<typeof SitemapList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The content of the sitemap page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(canvas.getAllByRole('link')).toHaveLength(18);
    await expect(canvas.getByRole('link', { name: '繁體中文' })).toHaveAttribute('lang', 'zh-TW');
  },
};

export const LongText: Story = {
  args: {
    sections: [
      {
        id: 'description',
        title: 'Every page of this website on one page.',
        items: toPages('Your website built, hosted and kept up to date, for one monthly price.').map(
          (page) => ({ ...page, badge: 'Featured', note: 'High priority' }),
        ),
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
        items: [{ id: 'home', label: '首页', href: '/', note: '高优先级' }, ...toPages('服务', '联系我们')],
      },
      {
        id: 'services',
        title: '服务',
        items: [
          { id: 'one-stop', label: '一站式服务', href: '/one-stop', badge: '推荐' },
          ...toPages('云解决方案'),
        ],
      },
    ],
  },
};
