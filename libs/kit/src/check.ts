import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { checkTranslations, findUntranslated, type TranslationOptions } from '@studio/i18n/check';
import { checkContrast } from '@studio/ui/tokens';

/** The provider has texts of mails, and the engine those of the page for unknown paths. */
const optional = ['mails', 'not-found'];

/**
 * Checks the contrast of the colours in `src/styles.css` and the words in `locales`. Lists the texts that are left to
 * translate. A problem fails the command.
 */
export async function checkSite<Code extends string>(
  options: Omit<TranslationOptions<Code>, 'locales' | 'optional'>,
): Promise<void> {
  const texts = { locales: 'locales', optional, ...options };
  const styles = [createRequire(import.meta.url).resolve('@studio/ui/theme.css'), 'src/styles.css'];
  const problems = [
    ...checkContrast(styles.map((file) => readFileSync(file, 'utf8'))).map(({ message }) => message),
    ...(await checkTranslations(texts)),
  ];
  const left = findUntranslated(texts);
  for (const text of left) console.log(text);
  if (left.length > 0) console.log(`${String(left.length)} texts are left to translate.`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
