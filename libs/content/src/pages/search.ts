import type { TranslationKey } from '@studio/i18n';
import { titled } from '../facts.ts';
import type { Page } from '../page.ts';

export const search = {
  hero: { title: 'search:hero.title' },
  /** The id of the field. */
  field: 'query',
  /** Opens the page with the focus in the field. */
  href: '/search#query',
  label: 'search:label',
  clear: 'search:clear',
  list: 'search:list',
  results: 'search:results',
  empty: 'search:empty',
  failed: 'search:failed',
  noScript: 'search:noScript',
  keys: { hint: 'search:keys.hint', off: 'search:keys.off', on: 'search:keys.on' },
  sitemap: { label: 'search:sitemap', href: '/sitemap' },
  kinds: {
    page: 'search:kinds.page',
    question: 'search:kinds.question',
    posts: 'search:kinds.posts',
    work: 'search:kinds.work',
  },
  close: { ...titled('search:close'), action: { label: 'shell:pages.contact', href: '/contact' } },
} as const satisfies Page & {
  kinds: Record<string, TranslationKey>;
  sitemap: { label: TranslationKey; href: '/sitemap' };
  [text: string]: unknown;
};
