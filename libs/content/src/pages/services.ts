import type { TranslationKey } from '@studio/i18n';
import { headed, titled, type Headed, type Section, type Titled } from '../facts.ts';
import type { Action, Closing, Page } from '../page.ts';

export const servicesOverview = {
  hero: {
    ...headed('services:hero'),
    actions: [
      { label: 'common:actions.getStarted', href: '/contact' },
      { label: 'services:hero.browse', href: '/services#services' },
    ],
  },
  cards: { title: 'services:cards.title' },
  why: {
    ...headed('services:why'),
    items: [
      titled('services:why.list.direct'),
      titled('services:why.list.prices'),
      titled('services:why.list.languages'),
      titled('services:why.list.quality'),
      titled('services:why.list.after'),
    ],
    action: { label: 'common:actions.aboutUs', href: '/about' },
  },
  custom: {
    ...titled('services:custom'),
    more: 'services:custom.more',
    action: { label: 'common:actions.contactUs', href: '/contact' },
  },
  approach: {
    title: 'services:approach.title',
    items: [
      titled('services:approach.discover'),
      titled('services:approach.design'),
      titled('services:approach.deliver'),
    ],
  },
  close: { ...titled('services:close'), action: { label: 'common:actions.getStarted', href: '/contact' } },
} as const satisfies Page & {
  hero: { actions: readonly Action[] };
  cards: { title: TranslationKey };
  why: Headed & { items: readonly Titled[]; action: Action };
  custom: Closing & { more: TranslationKey };
  approach: Section<Titled>;
  close: Closing;
};
