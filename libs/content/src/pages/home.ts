import type { TranslationKey } from '@studio/i18n';
import { asked, counted, headed, listed, titled, type Headed, type Question } from '../facts.ts';
import { answerHours, clients, yearsOfExperience } from '../figures.ts';
import type { Action, Closing, Page } from '../page.ts';

/** The numbers of motes on the lake of the poster: at the start, at most, and added by each click. */
export const motes = { start: 40, max: 80, perClick: 6 } as const;

export const home = {
  values: { hours: answerHours, clients, years: yearsOfExperience },
  hero: {
    ...headed('home:hero'),
    /** The first is the primary action. */
    actions: [
      { label: 'shell:actions.getStarted', href: '/contact' },
      { label: 'shell:actions.ourServices', href: '/services' },
    ],
  },
  what: {
    ...headed('home:what'),
    list: listed('home:what.list', ['design', 'build', 'languages', 'care']),
    action: { label: 'shell:actions.aboutUs', href: '/about' },
  },
  services: headed('home:services'),
  stats: {
    label: 'home:stats.label',
    items: [
      counted('home:stats.clients'),
      counted('home:stats.answer'),
      counted('home:stats.experience'),
      counted('home:stats.support'),
    ],
  },
  faq: {
    title: 'home:faq.title',
    items: [
      asked('home:faq.start'),
      asked('home:faq.time'),
      asked('home:faq.ownership'),
      asked('home:faq.far'),
    ],
    action: { label: 'home:faq.all', href: '/faq' },
  },
  close: { ...titled('home:close'), action: { label: 'shell:actions.contactUs', href: '/contact' } },
} as const satisfies Page & {
  hero: { actions: readonly Action[] };
  what: Headed & { list: readonly TranslationKey[]; action: Action };
  services: Headed;
  stats: { label: TranslationKey; items: readonly { value: TranslationKey; label: TranslationKey }[] };
  faq: { title: TranslationKey; items: readonly Question[]; action: Action };
  close: Closing;
};
