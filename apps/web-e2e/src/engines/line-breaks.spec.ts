import { localizePath } from '@studio/content';
import { readKeepTogether } from '@studio/i18n/files';
import { findWords } from '@studio/i18n/word-breaks';
import { fileURLToPath } from 'node:url';
import { engineNames } from '../../../../tools/browsers.ts';
import { expect, test, untilSettled } from './engine-test.ts';
import { readParagraphs } from './lines.ts';
import { paths } from './paths.ts';

const keepTogether = readKeepTogether(
  fileURLToPath(new URL('../../../../libs/content/locales', import.meta.url)),
);

/** Returns the line breaks inside a word, as `一站|式`. */
function brokenWords(lines: readonly string[], language: string): string[] {
  const text = lines.join('');
  const starts = new Set(findWords(text, language, keepTogether));
  const ends = lines.slice(0, -1).map((_, index) => lines.slice(0, index + 1).join('').length);
  return ends
    .filter(
      (end) => !starts.has(end) && /\p{Script=Han}|\p{Script=Latin}{2}/u.test(text.slice(end - 1, end + 1)),
    )
    .map((end) => `${text.slice(Math.max(0, end - 4), end)}|${text.slice(end, end + 4)}`);
}

const cases = [
  ['en', [320, 1440]],
  ['zh-CN', [375, 1440]],
  ['zh-TW', [375, 1440]],
] as const;

for (const [order, [language, widths]] of cases.entries())
  for (const [index, path] of paths.entries()) {
    // All engines break lines at the same marks: each has every page in one language, and together they have all.
    const tag = `@${engineNames[(index + order) % engineNames.length] ?? engineNames[0]}`;
    test(
      `no line of ${path} in ${language} begins inside a word`,
      { tag },
      async ({ enginePage, provider }) => {
        await enginePage.goto(provider.url + localizePath(path, language));
        await untilSettled(enginePage);
        for (const width of widths) {
          await enginePage.resize(width, 900);
          const paragraphs = await enginePage.evaluate(readParagraphs);
          const broken = paragraphs.flatMap(({ lines }) => brokenWords(lines, language));
          expect(broken, `at ${String(width)} px`).toEqual([]);
          expect(paragraphs.filter(({ isDivided }) => isDivided)).toEqual([]);
        }
      },
    );
  }
