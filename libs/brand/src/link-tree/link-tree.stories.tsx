import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import lake from '../../dist/lakes/linktree.svg?url';
import { Logo } from '../logo/index.ts';
import { Lake } from '../lake/index.ts';
import { QrCard } from '../qr-card/index.ts';
import nameCard from '../qr-card/qr-card.stories.tsx';
import { guide } from './link-tree.guide.ts';
import { LinkTree } from './link-tree.tsx';

const card = (name: string, alt: string, remark: string) => (
  <QrCard key={name} {...nameCard.args} className="" {...{ name, alt, remark }} />
);

const meta = {
  title: 'Studio/LinkTree',
  component: LinkTree,
  parameters: { layout: 'fullscreen', guide },
  args: {
    backdrop: <Lake kind="dusk" src={lake} />,
    logo: <Logo className="size-10" />,
    tagline: {
      label: 'Websites, systems and cloud, by the same people',
      other: '网站、系统与云服务，由同一群人负责到底',
    },
    otherLanguage: 'zh-CN',
    label: 'Links',
    items: [
      { label: 'Home', other: '首页', href: '/' },
      { label: 'One-Stop Service', other: '一站式服务', href: '/services/one-stop-service', badge: 'HOT' },
      { label: 'Chat with us', other: '在线沟通', href: 'https://wa.me/16135550142', external: true },
      { label: 'Our photos', other: '看看照片', href: 'https://instagram.example.com/ink', external: true },
      { label: 'Studio news', other: '工作室动态', href: 'https://facebook.example.com/ink', external: true },
      { label: 'Company', other: '公司主页', href: 'https://linkedin.example.com/ink', external: true },
      { label: 'Contact', other: '联系我们', href: '/contact' },
    ],
    newTabLabel: 'opens in a new tab',
    cardsTitle: 'Scan a card with your phone',
    cards: [
      card('Mei Lin', 'Mei Lin, WeChat', 'New projects'),
      card('Tom Hale', 'Tom Hale, WeChat', 'Support'),
    ],
    copyright: '© 2025 Inklake Studio',
  },
} satisfies Meta<typeof LinkTree>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The landing page of social network profiles. On a phone, all links are visible without scrolling. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(args.items.map(({ href }) => href));
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    for (const link of links) {
      const outside = link.getAttribute('href')?.startsWith('https:');
      if (outside) await expect(link).toHaveAccessibleName(/opens in a new tab$/);
      await expect(link.getAttribute('target')).toBe(outside ? '_blank' : null);
      await expect(link.getAttribute('rel')).toBe(outside ? 'noopener' : null);
    }
    await expect(canvas.getByText('首页')).toHaveAttribute('lang', 'zh-CN');
  },
};

/** The complete list fits on the first screen of a phone. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas }) => {
    const bottom = canvas.getAllByRole('link').at(-1)?.getBoundingClientRect().bottom;
    await expect(bottom).toBeLessThanOrEqual(812);
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        label: 'Your website built, hosted and kept up to date, for one monthly price.',
        other: '建站、托管、日常更新，都在一份月费里。',
        href: 'https://example.com',
        external: true,
        badge: 'Most popular',
      },
    ],
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    tagline: { label: '網站、系統與雲端，同一群人做到好', other: meta.args.tagline.label },
    otherLanguage: 'en',
    label: '連結',
    items: [
      { label: '首頁', other: 'Home', href: '/' },
      { label: '一站式服務', other: 'One-Stop Service', href: '/services/one-stop-service', badge: '熱門' },
      { label: '線上聊聊', other: 'Chat with us', href: 'https://wa.me/16135550142', external: true },
      { label: '聯絡我們', other: 'Contact', href: '/contact' },
    ],
    newTabLabel: '在新分頁開啟',
    cardsTitle: '用手機掃描名片',
    cards: [card('林梅', '林梅的微信', '新專案洽詢')],
    copyright: '© 2025墨湖工作室',
  },
};
