// Checks the contrast of the colours and the words of each language.
import { readFileSync } from 'node:fs';
import { checkTranslations, findUntranslated } from '@studio/i18n/check';
import { checkContrast } from '@studio/ui/tokens';
import { languages } from './src/facts.ts';

const texts = { locales: 'locales', languages, names: __names__ };
const styles = [new URL(import.meta.resolve('@studio/ui/theme.css')), 'src/styles.css'];
const problems = [
  ...checkContrast(styles.map((file) => readFileSync(file, 'utf8'))).map(({ message }) => message),
  ...(await checkTranslations(texts)),
];
const left = findUntranslated(texts);
for (const text of left) console.log(text);
if (left.length > 0) console.log(`${String(left.length)} texts are left to translate.`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
