import { defineLanguages } from '@studio/i18n/languages';
import type { SiteRoute } from '@studio/site';
import type contact from '../locales/en/contact.json';
import type home from '../locales/en/home.json';
import type kitchens from '../locales/en/kitchens.json';
import type pricing from '../locales/en/pricing.json';
import type shell from '../locales/en/shell.json';

export const languages = defineLanguages(
  {
    en: { label: 'English', locale: 'en-CA', currency: 'CAD' },
    fr: { label: 'Français', locale: 'fr-CA', currency: 'CAD' },
  },
  { fallback: 'en' },
);

declare module '@studio/i18n' {
  interface Register {
    language: (typeof languages)['fallbackLanguage'];
    translations: {
      shell: typeof shell;
      home: typeof home;
      kitchens: typeof kitchens;
      pricing: typeof pricing;
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
    namespaces: ['shell', 'home'],
  },
  {
    id: 'kitchens',
    path: '/kitchens',
    name: 'shell:pages.kitchens',
    title: 'kitchens:title',
    description: 'kitchens:description',
    namespaces: ['shell', 'kitchens'],
  },
  {
    id: 'pricing',
    path: '/pricing',
    name: 'shell:pages.pricing',
    title: 'pricing:title',
    description: 'pricing:description',
    namespaces: ['shell', 'pricing'],
  },
  {
    id: 'contact',
    path: '/contact',
    name: 'shell:pages.contact',
    title: 'contact:title',
    description: 'contact:description',
    namespaces: ['shell', 'contact'],
  },
] as const satisfies readonly SiteRoute[];

/** Prices in dollars. */
export const packages = [
  { id: 'repair', price: 180 },
  { id: 'refit', price: 4200 },
  { id: 'build', price: 14900 },
] as const;

/** Years of warranty on everything that is built. */
export const warranty = 10;
