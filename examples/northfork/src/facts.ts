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

const pages = [
  { id: 'home', path: '/' },
  { id: 'kitchens', path: '/kitchens' },
  { id: 'pricing', path: '/pricing' },
  { id: 'contact', path: '/contact' },
] as const;

export const routes = pages.map(({ id, path }): SiteRoute => ({
  id,
  path,
  name: `shell:pages.${id}`,
  title: `${id}:title`,
  description: `${id}:description`,
  namespaces: ['shell', id],
}));

/** Prices in dollars. */
export const packages = [
  { id: 'repair', price: 180 },
  { id: 'refit', price: 4200 },
  { id: 'build', price: 14900 },
] as const;

/** Years of warranty on everything that is built. */
export const warranty = 10;
