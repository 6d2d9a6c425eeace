import { faq, languages, localizePath, type FaqItem } from '@studio/content';
import { engineNames } from '../../../../tools/browsers.ts';
import { getTranslations } from '../get-translations.ts';
import type { EngineBrowser, EnginePage } from './engine.ts';
import { expect, test, untilHydrated, untilSettled, visibleTexts } from './engine-test.ts';
import { readParagraphs } from './lines.ts';
import { paths } from './paths.ts';
import { notShown, reportTexts } from './texts.ts';
import { brokenWords } from './words.ts';

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

interface Engines {
  enginePage: EnginePage;
  otherChromium: EngineBrowser | undefined;
}

/** Expects that every text of a page can be read, and a height as in Chromium. */
async function expectReadable(
  { enginePage, otherChromium }: Engines,
  url: string,
  width: number,
  except: string,
) {
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
}

for (const [index, path] of paths.entries())
  for (const [turn, engine] of engineNames.entries()) {
    // Each engine has every page in one language, and together they have all: the layout of a page differs little by
    // language, and all engines break lines at the same marks.
    const { code } = languages[(index + turn) % languages.length] ?? languages[0];
    const url = localizePath(path, code);
    test(
      `every text of ${url} can be read, and no line begins inside a word`,
      { tag: `@${engine}` },
      async ({ enginePage, otherChromium, provider }) => {
        await expectReadable(
          { enginePage, otherChromium },
          provider.url + url,
          1280,
          notShown.withJavaScript,
        );
        for (const width of [code === 'en' ? 320 : 375, 1440]) {
          await enginePage.resize(width, 900);
          const paragraphs = await enginePage.evaluate(readParagraphs);
          const broken = paragraphs.flatMap(({ lines }) => brokenWords(lines, code));
          expect(broken, `at ${String(width)} px`).toEqual([]);
          expect(paragraphs.filter(({ isDivided }) => isDivided)).toEqual([]);
        }
      },
    );
  }

for (const path of onPhone)
  test(
    `every text of ${path} can be read on a phone`,
    // The other engines open the page in Chromium too.
    { tag: '@compared' },
    async ({ enginePage, otherChromium, provider }) => {
      await expectReadable({ enginePage, otherChromium }, provider.url + path, 375, notShown.onPhone);
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
