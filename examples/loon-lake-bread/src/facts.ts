import { defineLanguages } from '@studio/i18n/languages';
import type { SiteRoute } from '@studio/site';
import type breadTexts from '../locales/en/breads.json';
import type contact from '../locales/en/contact.json';
import type home from '../locales/en/home.json';
import type shell from '../locales/en/shell.json';
import type visit from '../locales/en/visit.json';

export const languages = defineLanguages(
  {
    en: { label: 'English', locale: 'en-CA', currency: 'CAD' },
    'zh-TW': { label: '中文', hreflang: 'zh-Hant', currency: 'CAD' },
  },
  { fallback: 'en' },
);

declare module '@studio/i18n' {
  interface Register {
    language: (typeof languages)['fallbackLanguage'];
    translations: {
      shell: typeof shell;
      home: typeof home;
      breads: typeof breadTexts;
      contact: typeof contact;
      visit: typeof visit;
    };
  }
}

export const routes = [
  {
    id: 'home',
    path: '/',
    name: 'shell:pages.home',
    title: 'home:title',
    description: 'home:description',
    namespaces: ['shell', 'home', 'breads'],
  },
  {
    id: 'breads',
    path: '/breads',
    name: 'shell:pages.breads',
    title: 'breads:title',
    description: 'breads:description',
    namespaces: ['shell', 'breads'],
  },
  {
    id: 'order',
    path: '/order',
    name: 'shell:pages.order',
    title: 'contact:title',
    description: 'contact:description',
    namespaces: ['shell', 'contact', 'breads'],
  },
  {
    id: 'visit',
    path: '/visit',
    name: 'shell:pages.visit',
    title: 'visit:title',
    description: 'visit:description',
    namespaces: ['shell', 'visit'],
  },
] as const satisfies readonly SiteRoute[];

/** The breads in the order in which they leave the oven. Prices are in dollars, weights in grams. */
export const breads = [
  { id: 'rye', time: '7:00', price: 8.5, weight: 900 },
  { id: 'milk', time: '7:30', price: 7, weight: 650 },
  { id: 'scallion', time: '8:15', price: 3.25, weight: 110 },
  { id: 'country', time: '9:00', price: 9, weight: 1000 },
  { id: 'seeded', time: '10:30', price: 9.5, weight: 850 },
  { id: 'bean', time: '11:30', price: 3, weight: 90 },
] as const;

export type BreadId = (typeof breads)[number]['id'];

/** Opening hours, the last hour for an order, when an order is ready, and the hours that a dough takes. */
export const shop = {
  open: '7:00',
  close: '14:00',
  orderBy: '16:00',
  ready: '8:00',
  hours: 36,
  phone: '807-555-0118',
};

/** The days of the week, and whether the shop is open. */
export const week = [
  { id: 'mon', isOpen: false },
  { id: 'tue', isOpen: false },
  { id: 'wed', isOpen: true },
  { id: 'thu', isOpen: true },
  { id: 'fri', isOpen: true },
  { id: 'sat', isOpen: true },
  { id: 'sun', isOpen: true },
] as const;
