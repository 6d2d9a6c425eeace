import { faq, languages, localizePath, type FaqItem } from '@studio/content';
import { getTranslations } from '../get-translations.ts';
import type { EngineBrowser, EnginePage } from './engine.ts';
import { expect, test, untilHydrated, untilSettled, visibleTexts } from './engine-test.ts';
import { paths } from './paths.ts';
import { notShown, reportTexts } from './texts.ts';

// Each page in one language, each language on a third of the pages: the layout of a page differs little by language.
const localized = paths.map((path, index) =>
  localizePath(path, (languages[index % languages.length] ?? languages[0]).code),
);
const onPhone = ['/en', '/zh-CN/faq', '/zh-TW/services/one-stop-service', '/en/contact'];

/** Loads a page, scrolls through it and reports the texts that were not visible. */
async function read(page: EnginePage, url: string, except: string) {
  await page.goto(url);
  await untilSettled(page);
  // Waits a second for code that runs when the browser is idle.
  await page.evaluate(() => new Promise<null>((resolve) => setTimeout(resolve, 1000, null)));
  return page.evaluate(reportTexts, { scroll: true, except });
}

/** Reads a page in Chromium, which uses the same fonts on the same machine. */
async function readIn(chromium: EngineBrowser, url: string, width: number, except: string) {
  const page = await chromium.newPage();
  await page.resize(width, 800);
  const report = await read(page, url, except);
  await page.close();
  return report;
}

for (const [width, pages, except] of [
  [1280, localized, notShown.withJavaScript],
  [375, onPhone, notShown.onPhone],
] as const)
  for (const path of pages)
    test(
      `every text of ${path} can be read in a window of ${String(width)} px`,
      // The other engines open the page in Chromium too.
      { tag: '@compared' },
      async ({ enginePage, otherChromium, provider }) => {
        const url = provider.url + path;
        await enginePage.resize(width, 800);
        const [report, other] = await Promise.all([
          read(enginePage, url, except),
          otherChromium && readIn(otherChromium, url, width, except),
        ]);
        expect(report.hidden).toEqual([]);
        expect(report.count).toBeGreaterThan(20);
        if (!other) return;
        expect(other.hidden, 'in Chromium').toEqual([]);
        const difference = Math.abs(report.height / other.height - 1);
        expect(difference, 'difference from the height in Chromium').toBeLessThan(0.1);
      },
    );

for (const { code, label } of languages)
  test(`every answer to a question in ${label} can be read once the question is clicked`, async ({
    enginePage,
    provider,
  }) => {
    const t = getTranslations(code, 'faq');
    await enginePage.goto(provider.url + localizePath('/faq', code));
    await untilHydrated(enginePage);
    const answers = await enginePage.evaluate(() =>
      [...document.querySelectorAll('main [aria-controls]')].map((button) =>
        button.getAttribute('aria-controls'),
      ),
    );
    expect(answers).toHaveLength(faq.items.length);
    for (const [index, id] of answers.entries()) {
      const question = `[aria-controls="${String(id)}"]`;
      // The first answer is open from the start.
      if (index > 0) await enginePage.click(question);
      const { answer, values }: FaqItem = faq.items[index] ?? faq.items[0];
      await expect.poll(() => visibleTexts(enginePage, `[id="${String(id)}"]`)).toEqual([t(answer, values)]);
    }
  });
