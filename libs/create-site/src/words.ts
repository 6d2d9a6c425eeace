import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownLanguages, packageRoot } from './options.ts';

/** The texts of one namespace. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

export interface Words {
  /** The name of the language in itself. */
  label: string;
  locale: string;
  namespaces: Readonly<Record<string, Texts>>;
  /** Whether they are in the language. Otherwise they are in English. */
  isOwn: boolean;
}

/** The words of a language. A language without words of its own has those of English. */
export function readWords(language: string): Words {
  const isOwn = knownLanguages.includes(language);
  const file = join(packageRoot, 'words', `${isOwn ? language : 'en'}.json`);
  const {
    label: name,
    locale,
    ...namespaces
  } = JSON.parse(readFileSync(file, 'utf8')) as Words['namespaces'] & {
    label: string;
    locale: string;
  };
  if (isOwn) return { label: name, locale, namespaces, isOwn };
  const own = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  const label = own.slice(0, 1).toLocaleUpperCase(language) + own.slice(1);
  return { label, locale: language, namespaces, isOwn };
}

/** A sample text as Markdown. */
export function readText(kind: 'post' | 'work', language: string): string {
  const code = knownLanguages.includes(language) ? language : 'en';
  return readFileSync(join(packageRoot, `words/texts/${kind}.${code}.md`), 'utf8');
}
