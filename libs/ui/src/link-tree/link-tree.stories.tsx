import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, MessageCircle, PackageOpen } from 'lucide-react';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { Logo } from '../logo/index.ts';
import { NameCard } from '../name-card/index.ts';
import nameCard from '../name-card/name-card.stories.tsx';
import { LinkTree } from './link-tree.tsx';

const meta = {
  title: 'Sections/LinkTree',
  component: LinkTree,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'For the one link in a social network profile: it links to the site, the chat and the other profiles.',
        'For visitors on phones who tap one link.',
      ],
      whenNot: [
        'For a list of all pages: use a `SitemapList`.',
        'For related pages at the end of a page: use `RelatedLinks`.',
        'For contact details on a page with a navigation: use `ContactInfo`.',
      ],
      dos: [
        'Keep to about seven links, so that all of them fit on the first screen of a phone.',
        'Put the most visited links first, and mark one link with a `badge`.',
        'Give both lines the same meaning: the second is for readers of the other language.',
        'Show a `NameCard` only for a person who answers there.',
      ],
      donts: [
        'Do not put a `NavBar` or a `Footer` around it: it is a complete page.',
        'Do not give an icon to some links only: it looks like an error.',
        'Do not use sentences as labels: at 320 px each would fill half of the screen.',
      ],
      accessibility: [
        'A list of links in a `nav` with the name in `label`. Each row is one link of at least 56 px height.',
        'External links open in a new tab. An icon and their accessible name say so.',
        'The second lines have a `lang`, so screen readers pronounce them in that language.',
        'The tagline is the `h1` of the page. In forced colours every row has a border.',
      ],
    } satisfies Guide,
  },
  args: {
    logo: <Logo className="-ms-1 size-11" />,
    tagline: { label: 'linktree:tagline.label', other: 'linktree:tagline.other' },
    otherLanguage: 'zh-CN',
    label: 'linktree:label',
    items: [
      { label: 'linktree:items.home.label', other: 'linktree:items.home.other', href: '/' },
      {
        label: 'linktree:items.oneStop.label',
        other: 'linktree:items.oneStop.other',
        href: '/services/one-stop-service',
        badge: 'linktree:hot',
      },
      {
        label: 'linktree:items.chat.label',
        other: 'linktree:items.chat.other',
        href: 'https://wa.me/16135550142',
        external: true,
      },
      {
        label: 'linktree:items.instagram.label',
        other: 'linktree:items.instagram.other',
        href: 'https://instagram.example.com/inklake.studio',
        external: true,
      },
      {
        label: 'linktree:items.facebook.label',
        other: 'linktree:items.facebook.other',
        href: 'https://facebook.example.com/inklake-studio',
        external: true,
      },
      {
        label: 'linktree:items.linkedin.label',
        other: 'linktree:items.linkedin.other',
        href: 'https://linkedin.example.com/company/inklake-studio',
        external: true,
      },
      { label: 'linktree:items.contact.label', other: 'linktree:items.contact.other', href: '/contact' },
    ],
    newTab: 'shell:site.newTab',
    cardsTitle: 'linktree:cards',
    cards: [
      <NameCard key="mei" {...nameCard.args} alt="Mei Lin, WeChat" name="Mei Lin" remark="New projects" />,
      <NameCard key="tom" {...nameCard.args} alt="Tom Hale, WeChat" name="Tom Hale" remark="Support" />,
    ],
    copyright: 'common:footer.copyright?year=2025',
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

/** Icons before the labels. Use them for all links or for none. */
export const WithIcons: Story = {
  args: {
    items: meta.args.items.slice(0, 3).map((item, index) => {
      const Icon = [House, PackageOpen, MessageCircle][index] ?? House;
      return { ...item, icon: <Icon aria-hidden className="size-5 text-brand" /> };
    }),
  },
};

/** Links only, without QR codes. */
export const WithoutCards: Story = { args: { cards: [] } };

/** In Chinese, the second lines are in English. */
export const Chinese: Story = { args: { otherLanguage: 'en' }, globals: { language: 'zh-TW' } };

export const LongText: Story = {
  args: {
    tagline: { label: 'common:company.about', other: 'common:services.social-media-design' },
    otherLanguage: 'en',
    items: [
      {
        label: 'common:services.one-stop-service',
        other: 'common:services.cloud-solutions',
        href: '/',
        badge: 'common:price.popular',
      },
      {
        label: 'common:company.about',
        other: 'common:company.about',
        href: 'https://example.com',
        external: true,
      },
    ],
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
