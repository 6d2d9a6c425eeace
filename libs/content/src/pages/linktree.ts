import type { Language, TranslationGroup, TranslationKey } from '@studio/i18n';
import { profiles } from '../company.ts';
import type { Href } from '../routes.ts';

/** A text in the language of the page, and in the second language below it. */
interface Bilingual {
  label: TranslationKey;
  other: TranslationKey;
}

export type LinkTreeItem = Bilingual & { featured?: boolean } & (
    | { href: Href; external?: false }
    /** Opens in a new tab. `chat` opens a chat with the first contact that has a phone number. */
    | { href: `https://${string}` | 'chat'; external: true }
  );

const bilingual = <G extends TranslationGroup<'label' | 'other'>>(group: G) =>
  ({ label: `${group}.label`, other: `${group}.other` }) as const;

export const linktree = {
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
  /** The badge of a featured link. */
  hot: 'linktree:hot',
  /** The heading of the name cards: of WeChat alone, or of any. */
  cards: { wechat: 'linktree:cards.wechat', any: 'linktree:cards.any' },
} as const satisfies {
  label: TranslationKey;
  tagline: Bilingual;
  items: readonly LinkTreeItem[];
  hot: TranslationKey;
  cards: Record<'wechat' | 'any', TranslationKey>;
};

/** Returns the language of the second lines: Simplified Chinese on the English page, and English on the others. */
export const secondLanguage = (language: string): Language => (language === 'en' ? 'zh-CN' : 'en');
