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
  /** Whether they were also written for its region: those of `pt-BR` are those of Portugal. */
  isComplete: boolean;
}

/**
 * The words of a language, with values for placeholders such as `__name__`. A language without words of its own has those
 * of English, marked as such.
 */
export function readWords(language: string, values: Readonly<Record<string, string>> = {}): Words {
  const known = knownFor(language);
  const isOwn = known !== undefined;
  const file = join(packageRoot, 'words', `${known ?? 'en'}.json`);
  const {
    label: name,
    locale,
    ...namespaces
  } = JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) =>
    typeof value === 'string' ? fill(isOwn ? value : markLanguage('en', value), values) : value,
  ) as Words['namespaces'] & {
    label: string;
    locale: string;
  };
  if (known !== undefined) {
    const { region } = new Intl.Locale(language);
    const isComplete = region === undefined || region === new Intl.Locale(locale).region;
    return { label: name, locale: known === language ? locale : language, namespaces, isOwn, isComplete };
  }
  const own = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  const label = own.slice(0, 1).toLocaleUpperCase(language) + own.slice(1);
  return { label, locale: language, namespaces, isOwn, isComplete: false };
}

/** Puts the code of its language before a text that is left to translate: `[en] Home`. Names are the same in all languages. */
export function markLanguage(language: string, text: string, names: readonly string[] = []): string {
  const words = names
    .reduce((rest, name) => rest.replaceAll(name, ''), text)
    .replace(/\{\{.+?\}\}|\$t\(.+?\)|<\/?\w+>|__[a-z]+__/g, '');
  return /^\[[\w-]+\] /.test(text) || !/\p{L}/u.test(words) ? text : `[${language}] ${text}`;
}

/** The language with words for a language, in the same script: `pt` for `pt-BR`, and `zh-TW` for `zh-HK`. */
const knownFor = (language: string): string | undefined =>
  knownLanguages.find((code) => code === language) ??
  knownLanguages.find((code) => languageAndScript(code) === languageAndScript(language));

function languageAndScript(code: string): string {
  const { language, script = '' } = new Intl.Locale(code).maximize();
  return `${language}-${script}`;
}

/** A sample text as Markdown. */
export function readText(kind: 'post' | 'work', language: string): string {
  const code = knownFor(language) ?? 'en';
  return readFileSync(join(packageRoot, `words/texts/${kind}.${code}.md`), 'utf8');
}

/** Texts with the plural forms of a language. A form that they do not have gets the text of `other`. */
export function withPlurals(texts: Texts, language: string): Texts {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]): [string, string | Texts][] => {
      if (typeof value !== 'string') return [[key, withPlurals(value, language)]];
      const [, name, category] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
      if (name === undefined) return [[key, value]];
      if (category !== 'other') return [];
      return pluralCategories.map((form) => [`${name}_${form}`, text(texts[`${name}_${form}`]) ?? value]);
    }),
  );
}

const text = (value: string | Texts | undefined) => (typeof value === 'string' ? value : undefined);

/** The line of a language in the facts of a site. */
export function languageEntry(
  code: string,
  {
    label,
    locale,
    currency,
    isComplete,
  }: { label: string; locale: string; currency: string; isComplete: boolean },
): string {
  const key = /^\w+$/.test(code) ? code : `'${code}'`;
  const incomplete = isComplete ? '' : ', incomplete: true';
  return `    ${key}: { label: ${quote(label)}, locale: '${locale}', currency: '${currency}'${incomplete} },\n`;
}

/** Replaces placeholders such as `__name__`. */
export const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/__([a-z]+)__/g, (whole, name: string) => values[name] ?? whole);

/** A string in TypeScript, with the quotes that Prettier chooses. */
export function quote(value: string): string {
  const text = JSON.stringify(value);
  return value.includes("'") ? text : `'${text.slice(1, -1).replaceAll('\\"', '"')}'`;
}

export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
