import { languages, routes, type Path } from '@studio/content';
import type { Language } from '@studio/i18n';

/** The limit in milliseconds for a fixture that builds a site, also on a slow machine that runs other tests. */
export const buildTimeout = 600_000;

/** The tag of tests that only `npm run test:all` runs. */
export const complete = '@complete';

/**
 * The languages for tests whose result may depend on the letters, Latin or Chinese, as their widths and fonts differ. With a
 * tag: `npm test` runs these tests in the language `quick`, which differs between specs, and `npm run test:all` also in one
 * with other letters. Other tests of behavior run in one language. `every-page.spec.ts` and tests of the built files cover
 * every page in every language.
 */
export const testedLanguages = (quick: Language) =>
  languages
    .filter(({ code }) => code === quick || code === (quick === 'en' ? 'zh-TW' : 'en'))
    .map((language) => ({ ...language, tag: language.code === quick ? [] : [complete] }));

/** Returns a quick language by the index of a page, so that the pages of a list are tested in different languages. */
export function languageAt(index: number): Language {
  const { code } = languages[index % languages.length] ?? languages[0];
  return code;
}

/** The pages with the most components. */
export const quickPages: readonly Path[] = ['/', '/services/one-stop-service', '/faq', '/contact'];

/**
 * The pages of a test that visits each of them, in two groups: those that `npm test` visits, and the others. The pages of a
 * test share a renderer process, which halves the time to load one.
 */
export const pageGroups = [
  { pages: 'the pages with the most components', paths: quickPages, tag: [] },
  {
    pages: 'the other pages',
    paths: routes.map(({ path }) => path).filter((path) => !quickPages.includes(path)),
    tag: complete,
  },
];
