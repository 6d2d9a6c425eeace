import { defineLanguages } from '@studio/i18n/languages';
import type { SiteRoute } from '@studio/site';
import type brewing from '../locales/zh-TW/brewing.json';
import type contact from '../locales/zh-TW/contact.json';
import type home from '../locales/zh-TW/home.json';
import type shell from '../locales/zh-TW/shell.json';
import type teaTexts from '../locales/zh-TW/teas.json';

export const languages = defineLanguages(
  {
    'zh-TW': { label: '繁體中文', hreflang: 'zh-Hant', currency: 'CAD' },
    'zh-CN': { label: '简体中文', hreflang: 'zh-Hans', currency: 'CAD' },
  },
  { fallback: 'zh-TW' },
);

declare module '@studio/i18n' {
  interface Register {
    language: (typeof languages)['fallbackLanguage'];
    translations: {
      shell: typeof shell;
      home: typeof home;
      teas: typeof teaTexts;
      brewing: typeof brewing;
      contact: typeof contact;
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
    namespaces: ['shell', 'home', 'teas'],
  },
  {
    id: 'teas',
    path: '/teas',
    name: 'shell:pages.teas',
    title: 'teas:title',
    description: 'teas:description',
    namespaces: ['shell', 'teas'],
  },
  {
    id: 'brewing',
    path: '/brewing',
    name: 'shell:pages.brewing',
    title: 'brewing:title',
    description: 'brewing:description',
    namespaces: ['shell', 'brewing', 'teas'],
  },
  {
    id: 'visit',
    path: '/visit',
    name: 'shell:pages.visit',
    title: 'contact:title',
    description: 'contact:description',
    namespaces: ['shell', 'contact'],
  },
] as const satisfies readonly SiteRoute[];

/**
 * The teas, from the lightest to the darkest. Prices are in dollars for one bag, elevations in metres, temperatures in
 * degrees Celsius, steeps in seconds. The color is that of the tea in the cup.
 */
export const teas = [
  { id: 'baozhong', price: 22, elevation: 400, color: '#d9c463', temperature: 90, steeps: [50, 40, 60] },
  { id: 'lishan', price: 38, elevation: 2200, color: '#dcbf55', temperature: 95, steeps: [55, 45, 60] },
  { id: 'jinxuan', price: 24, elevation: 1300, color: '#dfb84c', temperature: 95, steeps: [50, 40, 55] },
  { id: 'dongding', price: 28, elevation: 700, color: '#cf9233', temperature: 98, steeps: [45, 35, 50] },
  { id: 'tieguanyin', price: 30, elevation: 300, color: '#b8702a', temperature: 98, steeps: [40, 30, 45] },
  { id: 'beauty', price: 42, elevation: 150, color: '#c5742c', temperature: 85, steeps: [60, 50, 70] },
  { id: 'honey', price: 24, elevation: 180, color: '#a84a22', temperature: 92, steeps: [40, 35, 50] },
  { id: 'ruby', price: 26, elevation: 720, color: '#8f2f1e', temperature: 92, steeps: [40, 35, 50] },
] as const;

/** The teas on the home page. */
export const season = ['lishan', 'baozhong', 'dongding', 'beauty'];

/** Grams in a bag, grams of leaves and millilitres of water for one pot, and kilograms of each tea in a season. */
export const amounts = { bag: 75, leaves: 7, water: 150, stock: 12 };

/** Opening hours, and the seats at the tasting table. */
export const shop = { open: '11:00', close: '18:00', seats: 6, phone: '613-555-0164' };
