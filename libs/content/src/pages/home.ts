import type { TranslationKey } from '@studio/i18n';
import {
  asked,
  counted,
  headed,
  titled,
  type Headed,
  type Question,
  type Titled,
  type Values,
} from '../facts.ts';
import { answerHours, clients, pageLimits, yearsOfExperience } from '../figures.ts';
import { languages } from '../languages.ts';
import type { Action, Closing, Page } from '../page.ts';
import type { ServiceId } from '../services.ts';
import { work } from '../work.ts';

/** The numbers of motes on the lake of the poster: at the start, at most, and added by each click. */
export const motes = { start: 40, max: 80, perClick: 6 } as const;

export const home = {
  values: { clients, years: yearsOfExperience },
  hero: {
    ...headed('home:hero'),
    /** The first is the primary action. */
    actions: [
      { label: 'common:actions.getStarted', href: '/contact' },
      { label: 'common:actions.ourServices', href: '/services' },
    ],
  },
  what: {
    ...headed('home:what'),
    list: [
      { id: 'sketch', ...titled('home:what.list.design') },
      { id: 'screen', ...titled('home:what.list.build') },
      { id: 'language', ...titled('home:what.list.languages') },
      { id: 'server', ...titled('home:what.list.care') },
    ],
    action: { label: 'common:actions.aboutUs', href: '/about' },
  },
  services: {
    ...headed('home:services'),
    /** The service with the largest place. */
    first: {
      id: 'one-stop-service',
      before: 'home:services.price.before',
      unit: 'home:services.price.unit',
      action: { label: 'home:services.plans', href: '/services/one-stop-service#pricing' },
    },
    /** The other services, those with a price first. */
    rows: [
      { id: 'social-media-design', unit: 'common:price.perProduct' },
      { id: 'product-photography', unit: 'common:price.perProduct' },
      { id: 'system-development' },
      { id: 'mobile-app-development' },
      { id: 'cloud-solutions' },
    ],
    /** In the place of a price. */
    quoted: counted('home:services.quoted'),
  },
  work: {
    ...headed('home:work'),
    action: work.all,
  },
  stats: {
    label: 'home:stats.label',
    /** The largest figure, and the sentence that it starts. */
    answer: { value: answerHours, unit: 'home:stats.answer.unit', text: 'home:stats.answer.text' },
    items: [counted('home:stats.clients'), counted('home:stats.experience'), counted('home:stats.support')],
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
    /** What this page is like. No text of it needs scripts. */
    note: {
      text: 'home:faq.note',
      values: { ...pageLimits, languages: languages.length, scripts: 0 },
      limits: 'home:faq.limits',
    },
  },
  close: { ...titled('home:close'), action: { label: 'common:actions.contactUs', href: '/contact' } },
} as const satisfies Page & {
  hero: { actions: readonly Action[] };
  what: Headed & { list: readonly (Titled & { id: string })[]; action: Action };
  services: Headed & {
    first: { id: ServiceId; before: TranslationKey; unit: TranslationKey; action: Action };
    rows: readonly { id: ServiceId; unit?: TranslationKey }[];
    quoted: Figure;
  };
  work: Headed & { action: Action };
  stats: {
    label: TranslationKey;
    answer: { value: number; unit: TranslationKey; text: TranslationKey };
    items: readonly Figure[];
  };
  faq: {
    title: TranslationKey;
    items: readonly Question[];
    action: Action;
    note: { text: TranslationKey; values: Values; limits: TranslationKey };
  };
  close: Closing;
};

interface Figure {
  value: TranslationKey;
  label: TranslationKey;
}
