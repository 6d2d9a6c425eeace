import { defineLanguages } from '@studio/i18n/languages';
import type { SiteRoute } from '@studio/site';
import type boatTexts from '../locales/en/boats.json';
import type contact from '../locales/en/contact.json';
import type home from '../locales/en/home.json';
import type riverTexts from '../locales/en/river.json';
import type shell from '../locales/en/shell.json';

export const languages = defineLanguages(
  { en: { label: 'English', locale: 'en-CA', currency: 'CAD' } },
  { fallback: 'en' },
);

declare module '@studio/i18n' {
  interface Register {
    language: (typeof languages)['fallbackLanguage'];
    translations: {
      shell: typeof shell;
      home: typeof home;
      boats: typeof boatTexts;
      river: typeof riverTexts;
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
    namespaces: ['shell', 'home', 'boats'],
  },
  {
    id: 'boats',
    path: '/boats',
    name: 'shell:pages.boats',
    title: 'boats:title',
    description: 'boats:description',
    namespaces: ['shell', 'boats'],
  },
  {
    id: 'river',
    path: '/river',
    name: 'shell:pages.river',
    title: 'river:title',
    description: 'river:description',
    namespaces: ['shell', 'river'],
  },
  {
    id: 'book',
    path: '/book',
    name: 'shell:pages.book',
    title: 'contact:title',
    description: 'contact:description',
    namespaces: ['shell', 'contact', 'boats'],
  },
] as const satisfies readonly SiteRoute[];

/** Lengths in feet, as canoes are sold, weights in kilograms, and prices in dollars for an hour and for a day. */
export const boats = [
  { id: 'prospector', kind: 'canoe', length: 16, people: 3, weight: 29, hour: 24, day: 68 },
  { id: 'tripper', kind: 'canoe', length: 17, people: 2, weight: 25, hour: 26, day: 74 },
  { id: 'solo', kind: 'canoe', length: 14, people: 1, weight: 18, hour: 20, day: 56 },
  { id: 'double', kind: 'kayak', length: 15, people: 2, weight: 33, hour: 26, day: 72 },
  { id: 'board', kind: 'board', length: 11, people: 1, weight: 10, hour: 18, day: 50 },
] as const;

/** The longest boat sets the scale of the drawings. */
export const longest = 17;

/** Ways to spend time on the river: kilometres there and back, hours, and metres to carry the boat. */
export const trips = [
  { id: 'reeds', distance: 3, hours: 1, carry: 0 },
  { id: 'heron', distance: 7, hours: 2.5, carry: 0 },
  { id: 'mill', distance: 11, hours: 4, carry: 120 },
  { id: 'falls', distance: 16, hours: 6.5, carry: 340 },
] as const;

/** The hour of the first boat, and the hour by which the last one is back, as hours and minutes. */
export const open = 8;
export const months = [
  { id: 'may', dark: '20:40' },
  { id: 'june', dark: '21:10' },
  { id: 'july', dark: '21:00' },
  { id: 'august', dark: '20:20' },
  { id: 'september', dark: '19:20' },
  { id: 'october', dark: '18:20' },
] as const;

export const shop = {
  open: '8:00',
  price: Math.min(...boats.filter(({ kind }) => kind === 'canoe').map(({ hour }) => hour)),
  dock: 3,
  phone: '705-555-0127',
};
