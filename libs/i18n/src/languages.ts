import { createFormats, type Formats } from './formats.ts';
import { closestLanguage, languageAndScript } from './negotiation.ts';
import type { Language } from './register.ts';
import type { TranslatedPaths } from './translate-paths.ts';

export { translatePaths, type TranslatedPaths } from './translate-paths.ts';

export interface LanguageOptions {
  /** The name of the language in the language itself, for the language menu. */
  label: string;
  /** The BCP 47 tag for formats and Open Graph, such as `en-CA`. @default the code */
  locale?: string;
  /** The value of `hreflang`. A script such as `zh-Hans` also serves readers in other countries. @default the code */
  hreflang?: string;
  /** The ISO 4217 code of the currency of prices, such as `CAD`. */
  currency: string;
  /** Shows the fallback language where a text is missing. Otherwise a missing text fails the build. @default false */
  incomplete?: boolean;
  /** Paths in this language, such as `translatePaths({ '/rooms': '/heya' })`. @default those in the sources */
  paths?: TranslatedPaths;
}

export interface LanguageEntry<Code extends string = Language>
  extends Required<Omit<LanguageOptions, 'paths'>>, Pick<LanguageOptions, 'paths'> {
  code: Code;
}

/** The languages of a site, and everything that depends on the list. */
export interface Languages<Code extends string = Language> {
  /** In the order of the language menu. */
  languages: readonly [LanguageEntry<Code>, ...LanguageEntry<Code>[]];
  /** The language if no other is detected. */
  fallbackLanguage: Code;
  isLanguage: (code: string | undefined) => code is Code;
  /**
   * Returns the language that matches a language tag: the same language, or one with the same script, so `zh-HK`
   * matches `zh-TW` and `zh-SG` matches `zh-CN`.
   */
  closestLanguage: (tag: string) => Code | undefined;
  /**
   * Splits a path into its language prefix and the rest: `/fr/faq` has the prefix `fr` and the path `/faq`. Removes a
   * trailing slash.
   */
  splitLanguage: (pathname: string) => { prefix: Code | undefined; path: string };
  /**
   * Adds a language prefix to a path, or replaces the one that it has. Without `prefix`, removes it. Keeps the query
   * and the hash. Returns anything that is not a path of the site unchanged.
   */
  localizePath: (path: string, prefix: Code | undefined) => string;
  /** The number and date formats of a language. */
  getFormats: (code: string) => Formats;
}

/** Defines the languages of a site, in the order of the language menu. */
export function defineLanguages<const Code extends string>(
  options: Readonly<Record<Code, LanguageOptions>>,
  { fallback }: { fallback: NoInfer<Code> },
): Languages<Code> {
  const createEntry = (code: Code): LanguageEntry<Code> => ({
    code,
    locale: code,
    hreflang: code,
    incomplete: false,
    ...options[code],
  });
  // `Object.keys` returns `string[]`. The list is never empty, because the fallback is in it.
  const [first, ...others] = Object.keys(options) as [Code, ...Code[]];
  const languages: Languages<Code>['languages'] = [createEntry(first), ...others.map(createEntry)];
  const isLanguage = (code: string | undefined): code is Code =>
    code !== undefined && Object.hasOwn(options, code);
  const formats = new Map<string, Formats>(
    languages.map(({ code, ...entry }) => [code, createFormats(entry)]),
  );

  const splitLanguage: Languages<Code>['splitLanguage'] = (pathname) => {
    const [, first, ...rest] = pathname.split('/');
    const [prefix, path] = isLanguage(first) ? [first, `/${rest.join('/')}`] : [undefined, pathname];
    const page = path.replace(/(?<=.)\/$/, '');
    return { prefix, path: (prefix && options[prefix].paths?.restore(page)) ?? page };
  };

  return {
    languages,
    fallbackLanguage: fallback,
    isLanguage,
    splitLanguage,

    closestLanguage: (tag) =>
      closestLanguage(
        tag,
        languages.map(({ code }) => code),
      ),

    localizePath(path, prefix) {
      if (!isPath(path)) return path;
      const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
      const unprefixed = splitLanguage(pathname).path;
      return (prefix ? pathIn(createEntry(prefix), unprefixed) : unprefixed) + rest;
    },

    getFormats(code) {
      const found = formats.get(code);
      if (!found) throw new Error(`There is no language "${code}".`);
      return found;
    },
  };
}

/** The path of a page in a language: `/faq` in French is `/fr/faq`, unless it has a path of its own. */
export const pathIn = (
  { code, paths }: { code: string } & Pick<LanguageOptions, 'paths'>,
  path: string,
): string => `/${code}${path === '/' ? '' : (paths?.translate(path) ?? path)}`;

/** Whether the text of a language runs from right to left. */
export const isRightToLeft = (code: string): boolean =>
  /-(Arab|Hebr|Thaa)/.test(languageAndScript(code) ?? '');

/** Whether a URL is a path of this site: `/faq` is, `//elsewhere`, `mailto:` and `#pricing` are not. */
function isPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}
