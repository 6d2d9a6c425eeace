import type { Language, WordGroup, WordKey } from '@studio/i18n';
import { profiles } from '../company.ts';
import type { Href } from '../routes.ts';

/** A text in the language of the page, and under it for readers of the other one. */
interface Bilingual {
  label: WordKey;
  other: WordKey;
}

export type LinkTreeItem = Bilingual & { featured?: boolean } & (
    | { href: Href; external?: false }
    /** Opens in a new tab. The chat is with the first contact who has a phone. */
    | { href: `https://${string}` | 'chat'; external: true }
  );

const bilingual = <G extends WordGroup<'label' | 'other'>>(group: G) =>
  ({ label: `${group}.label`, other: `${group}.other` }) as const;

export const linktree = {
  title: 'linktree:title',
  description: 'linktree:description',
  label: 'linktree:label',
  tagline: bilingual('linktree:tagline'),
  items: [
    { ...bilingual('linktree:items.home'), href: '/' },
    { ...bilingual('linktree:items.oneStop'), href: '/services/one-stop-service', featured: true },
    { ...bilingual('linktree:items.chat'), href: 'chat', external: true },
    { ...bilingual('linktree:items.instagram'), href: profiles.instagram, external: true },
    { ...bilingual('linktree:items.facebook'), href: profiles.facebook, external: true },
    { ...bilingual('linktree:items.linkedin'), href: profiles.linkedin, external: true },
    { ...bilingual('linktree:items.contact'), href: '/contact' },
  ],
  /** What a featured link is marked with. */
  hot: 'linktree:hot',
  cards: 'linktree:cards',
} as const satisfies {
  title: WordKey;
  description: WordKey;
  label: WordKey;
  tagline: Bilingual;
  items: readonly LinkTreeItem[];
  hot: WordKey;
  cards: WordKey;
};

/** The language of the second lines: English has Chinese beside it, and every other language English. */
export const secondLanguage = (language: string): Language => (language === 'en' ? 'zh-CN' : 'en');
