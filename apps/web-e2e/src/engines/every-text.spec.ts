import { faq, languages, localizePath, type FaqItem } from '@studio/content';
import { engineNames } from '../../../../tools/browsers.ts';
import { getTranslations } from '../get-translations.ts';
import type { EnginePage } from './engine.ts';
import { expect, test, untilHydrated, untilSettled, visibleTexts } from './engine-test.ts';
import { readParagraphs } from './lines.ts';
import { paths } from './paths.ts';
import { notShown, reportTexts } from './texts.ts';
import { brokenWords } from './words.ts';

/** Pages that are also read on a phone, and whose height is compared with that in Chromium. */
const compared = ['/en', '/zh-CN/faq', '/zh-TW/services/one-stop-service', '/en/contact'];

/** Loads a page, scrolls through it and reports the texts that were not visible. */
async function read(page: EnginePage, url: string, except: string) {
  await page.goto(url);
  await untilSettled(page);
  // Waits a second for code that runs when the browser is idle.
  await page.evaluate(() => new Promise<null>((resolve) => setTimeout(resolve, 1000, null)));
  return page.evaluate(reportTexts, { scroll: true, except });
}

/** The language in which an engine has a page: each engine has every page, and together they have all languages. */
const languageOf = (index: number) => languages[index % languages.length] ?? languages[0];

for (const [index, path] of paths.entries())
  for (const [turn, engine] of engineNames.entries()) {
    // The layout of a page differs little by language, and all engines break lines at the same marks.
    const { code } = languageOf(index + turn);
    const url = localizePath(path, code);
    test(
      `every text of ${url} can be read, and no line begins inside a word`,
      { tag: `@${engine}` },
      async ({ reader, provider }) => {
        await reader.resize(1280, 800);
        const report = await read(reader, provider.url + url, notShown.withJavaScript);
        expect(report.hidden).toEqual([]);
        expect(report.count).toBeGreaterThan(20);
        for (const width of [code === 'en' ? 320 : 375, 1440]) {
          await reader.resize(width, 900);
          const paragraphs = await reader.evaluate(readParagraphs);
          const broken = paragraphs.flatMap(({ lines }) => brokenWords(lines, code));
          expect(broken, `at ${String(width)} px`).toEqual([]);
          expect(paragraphs.filter(({ isDivided }) => isDivided)).toEqual([]);
        }
      },
    );
  }

for (const path of compared)
  test(
    `every text of ${path} can be read on a phone, and the page is as high as in Chromium`,
    // The other engines open the page in Chromium too.
    { tag: '@compared' },
    async ({ reader, otherReader, provider }) => {
      for (const [width, except] of [
        [375, notShown.onPhone],
        [1280, notShown.withJavaScript],
      ] as const) {
        const pages = [reader, otherReader];
        await Promise.all(pages.map((page) => page.resize(width, 800)));
        // Both use the same fonts on the same machine.
        const reports = await Promise.all(pages.map((page) => read(page, provider.url + path, except)));
        expect(reports.map(({ hidden }) => hidden)).toEqual([[], []]);
        const [height = 0, other = 0] = reports.map((report) => report.height);
        const difference = Math.abs(height / other - 1);
        expect(difference, `difference from Chromium at ${String(width)} px`).toBeLessThan(0.1);
      }
    },
  );

for (const [turn, engine] of engineNames.entries()) {
  const { code, label } = languageOf(turn);
  test(
    `every answer to a question in ${label} can be read once the question is clicked`,
    { tag: `@${engine}` },
    async ({ reader, provider }) => {
      const t = getTranslations(code, 'faq');
      await reader.goto(provider.url + localizePath('/faq', code));
      await untilHydrated(reader);
      const answers = await reader.evaluate(() =>
        [...document.querySelectorAll('main [aria-controls]')].map((button) =>
          button.getAttribute('aria-controls'),
        ),
      );
      expect(answers).toHaveLength(faq.items.length);
      for (const [index, id] of answers.entries()) {
        const question = `[aria-controls="${String(id)}"]`;
        // The first answer is open from the start.
        if (index > 0) await reader.click(question);
        const { answer, values }: FaqItem = faq.items[index] ?? faq.items[0];
        await expect.poll(() => visibleTexts(reader, `[id="${String(id)}"]`)).toEqual([t(answer, values)]);
      }
    },
  );
}
