import { languages } from '@studio/content';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const locales = fileURLToPath(new URL('../../../libs/content/locales/', import.meta.url));

/** Writes the translations of many pages: sentences from the locale files, in a different order on each page. */
export function writeTranslations(folder: string, pages: number): void {
  for (const { code } of languages) {
    const texts = sentences(code);
    let last = 0;
    // The step depends on the page, so pages differ and builds are reproducible.
    const pick = (page: number) => texts[(last += 7 + (page % 31)) % texts.length] ?? '';
    mkdirSync(join(folder, code), { recursive: true });
    for (let page = 0; page < pages; page += 1) {
      const six = <Item>(make: (index: number) => Item) =>
        Object.fromEntries(Array.from({ length: 6 }, (_, index) => [index, make(index)]));
      const translations = {
        title: `${pick(page)} ${String(page)}`,
        lead: pick(page),
        features: six((index) => ({ title: `${String(index)} ${pick(page)}`, text: pick(page) })),
        questions: six((index) => ({ title: `${String(index)} ${pick(page)}`, content: pick(page) })),
      };
      writeFileSync(join(folder, code, `page-${String(page)}.json`), JSON.stringify(translations));
    }
  }
}

function sentences(language: string): string[] {
  const found: string[] = [];
  const collect = (value: unknown) => {
    if (typeof value === 'string' && value.length > 12 && !/\{\{|\$t\(/.test(value)) found.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const name of readdirSync(join(locales, language)))
    collect(JSON.parse(readFileSync(join(locales, language, name), 'utf8')));
  return found;
}
