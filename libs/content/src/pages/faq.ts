import type { TranslationKey } from '@studio/i18n';
import facts from '../../facts/prices.json' with { type: 'json' };
import { asked, titled, type Question } from '../facts.ts';
import type { Closing, Page } from '../page.ts';

export const faqCategories = ['services', 'pricing', 'process', 'tech'] as const;

export type FaqCategory = (typeof faqCategories)[number];

export interface FaqItem extends Question {
  category: FaqCategory;
  /** @default false */
  defaultOpen?: boolean;
}

/** Those of the plan with the lowest price. Importing all plans takes 0.5 KB of scripts. */
const { monthly, yearly } = facts.plans.commercial;
const prices = { monthly, yearly };

export const faq = {
  hero: { title: 'faq:hero.title' },
  search: {
    label: 'faq:search.label',
    clear: 'faq:search.clear',
    empty: 'faq:search.empty',
    reset: 'faq:search.reset',
    results: 'faq:search.results',
  },
  categories: {
    label: 'faq:categories.label',
    all: 'faq:categories.all',
    services: 'faq:categories.services',
    pricing: 'faq:categories.pricing',
    process: 'faq:categories.process',
    tech: 'faq:categories.tech',
  },
  items: [
    { category: 'services', ...asked('faq:items.offer'), defaultOpen: true },
    { category: 'services', ...asked('faq:items.languages') },
    { category: 'services', ...asked('faq:items.redesign') },
    { category: 'pricing', ...asked('faq:items.cost'), values: prices },
    { category: 'pricing', ...asked('faq:items.payment') },
    { category: 'process', ...asked('faq:items.steps') },
    { category: 'process', ...asked('faq:items.duration') },
    { category: 'process', ...asked('faq:items.changes') },
    { category: 'tech', ...asked('faq:items.technology') },
    { category: 'tech', ...asked('faq:items.security') },
  ],
  close: { ...titled('faq:more'), action: { label: 'common:actions.contactUs', href: '/contact' } },
} as const satisfies Page & {
  search: Record<'label' | 'clear' | 'empty' | 'reset' | 'results', TranslationKey>;
  categories: Record<'label' | 'all' | FaqCategory, TranslationKey>;
  items: readonly FaqItem[];
  close: Closing;
};
