import { languages, routes, siteLanguages } from '@studio/content';
import { contactsFile, figuresFile, pricesFile, translationRules } from '@studio/content/check';
import { findTranslationProblems } from '@studio/i18n/check';
import { defineEditor } from '@studio/site/editor';
import { posts, work } from './collections.server.ts';

const content = '../../libs/content';

/** Texts that are on several pages, and a page that shows them. */
const sharedTexts = [
  { name: 'shell', page: '/' },
  { name: 'common', page: '/contact' },
  { name: 'samples', page: '/' },
  { name: 'consent', page: '/' },
];

/** What the owner of the site can edit with `npm run edit`. */
export default defineEditor({
  languages,
  repository: '../..',
  labels: `${content}/editor`,
  collections: [posts, work],
  facts: [
    {
      name: 'prices',
      file: `${content}/facts/prices.json`,
      schema: pricesFile,
      page: '/services/one-stop-service',
    },
    { name: 'figures', file: `${content}/facts/figures.json`, schema: figuresFile, page: '/' },
    { name: 'contacts', file: `${content}/facts/contacts.json`, schema: contactsFile, page: '/linktree' },
  ],
  texts: {
    folder: `${content}/locales`,
    files: [...routes.map(({ id, path }) => ({ name: id, page: path })), ...sharedTexts],
    check: (locales) => findTranslationProblems({ ...translationRules, locales, languages: siteLanguages }),
  },
});
