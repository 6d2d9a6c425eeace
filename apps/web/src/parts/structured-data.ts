import { company, profiles } from '@studio/content';
import type { UsedWords } from '@studio/i18n';
import { origin } from './origin.ts';

interface Described extends Pick<UsedWords, 't'> {
  title: string;
  path: string;
  language: string;
  /** What only this page is about. */
  about: readonly object[];
}

const studio = `${origin}/#studio`;

/**
 * The studio and the page in the vocabulary of schema.org, for the documents. The browser has no use for it, so it is
 * not made there.
 */
export function structuredData({ t, title, path, language, about }: Described): object | undefined {
  if (!import.meta.env.SSR) return undefined;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': ['Organization', 'LocalBusiness'],
        '@id': studio,
        name: t(company.name),
        url: origin,
        email: t(company.email),
        address: {
          '@type': 'PostalAddress',
          streetAddress: t(company.street),
          addressLocality: t(company.city),
          addressRegion: t(company.region),
          postalCode: t(company.postalCode),
          addressCountry: 'CA',
        },
        sameAs: Object.values(profiles),
      },
      {
        '@type': 'WebPage',
        url: origin + path,
        name: title,
        inLanguage: language,
        publisher: { '@id': studio },
      },
      ...about,
    ],
  };
}
