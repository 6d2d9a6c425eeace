import type { WordKey } from '@studio/i18n';

interface Action {
  label: WordKey;
  href: `/${string}`;
}

export const home = {
  title: 'home:title',
  description: 'home:description',
  hero: {
    title: 'home:hero.title',
    lead: 'home:hero.lead',
    /** The first is the one thing to do. */
    actions: [
      { label: 'home:hero.start', href: '/contact' },
      { label: 'home:hero.services', href: '/services' },
    ],
  },
} as const satisfies {
  title: WordKey;
  description: WordKey;
  hero: { title: WordKey; lead: WordKey; actions: readonly Action[] };
};
