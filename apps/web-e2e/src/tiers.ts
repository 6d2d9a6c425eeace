import { languages, type Path } from '@studio/content';
import type { Language } from '@studio/i18n';

/** The limit in milliseconds for a fixture that builds a site, also on a slow machine that runs other tests. */
export const buildTimeout = 600_000;

/** The tag of tests that only `npm run test:all` runs. */
export const complete = '@complete';

/**
 * The languages for tests of behavior that is the same in all of them, with a tag: `npm test` runs these tests in the
 * language `quick`, which differs between specs, and `npm run test:all` also in one with other letters, Latin or Chinese,
 * as their widths and fonts differ. `every-page.spec.ts` and tests of the built files cover every page in every language.
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
const quickPages: ReadonlySet<string> = new Set<Path>([
  '/',
  '/services/one-stop-service',
  '/faq',
  '/contact',
]);

/** The tag for a test of a page that `npm run test:all` runs on every page, and `npm test` on a few. */
export const pageTag = (path: Path) => (quickPages.has(path) ? [] : [complete]);
