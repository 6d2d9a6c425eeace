import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** The pages that a site can begin with, in the order of the navigation. */
export const pageNames = ['home', 'services', 'work', 'pricing', 'blog', 'contact'] as const;

export type PageName = (typeof pageNames)[number];

/** What a new site is made from. */
export interface SiteOptions {
  /** The name of its folder and package, such as `northfork`. */
  folder: string;
  /** The name that visitors read. */
  name: string;
  /** Language codes. The first one is the fallback. */
  languages: readonly string[];
  pages: readonly PageName[];
  /** The colour of the brand, such as `#1f6a3a`. */
  brand: string;
  /** The ISO 4217 code of the currency of prices. */
  currency: string;
  email: string;
}

/** The folder with the words and the files of new sites. */
export const packageRoot = join(import.meta.dirname, '..');

/** The languages that have words of their own. */
export const knownLanguages = readdirSync(join(packageRoot, 'words'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

export class OptionError extends Error {}

const isPage = (name: string): name is PageName => pageNames.some((page) => page === name);

const list = (text: string) => [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean);

export const defaults = {
  languages: 'en',
  pages: pageNames.join(','),
  brand: '#1f6a3a',
  currency: 'CAD',
} as const;

/** The name of a site from that of its folder: "north-fork" is "North Fork". */
export const nameOf = (folder: string): string =>
  folder
    .split(/[-_.]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/** What was typed with the command. */
export interface Typed {
  /** A path, such as `northfork`, `sites/northfork` or `.`. */
  folder?: string | undefined;
  name?: string | undefined;
  languages?: string | undefined;
  pages?: string | undefined;
  brand?: string | undefined;
  currency?: string | undefined;
  email?: string | undefined;
}

/** Checks what was typed. Throws one sentence about the first thing that is wrong. */
export function readOptions(typed: Typed & { folder: string }): SiteOptions {
  const folder = folderName(typed.folder);
  const name = (typed.name ?? nameOf(folder)).trim().replace(/\s+/g, ' ');
  if (name === '') throw new OptionError('--name is empty. Type the name that visitors read.');
  const languages = [...new Set(list(typed.languages ?? defaults.languages).map(checkLanguage))];
  if (languages.length === 0) throw new OptionError('--languages needs a code such as "en".');
  const pages = list(typed.pages ?? defaults.pages);
  const unknown = pages.find((page) => !isPage(page));
  if (unknown !== undefined)
    throw new OptionError(`There is no page "${unknown}". There are: ${pageNames.join(', ')}.`);
  const brand = typed.brand ?? defaults.brand;
  if (!/^#[\da-f]{6}$/i.test(brand))
    throw new OptionError(`--brand "${brand}" is not a colour such as "#1f6a3a".`);
  const currency = (typed.currency ?? defaults.currency).toUpperCase();
  if (!Intl.supportedValuesOf('currency').includes(currency))
    throw new OptionError(`--currency "${currency}" is not a code such as "CAD".`);
  const email = typed.email ?? `hello@${folder}.example`;
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new OptionError(`--email "${email}" is not an address.`);
  return {
    folder,
    name,
    languages,
    // A site without a home page has no address to begin at.
    pages: pageNames.filter((page) => page === 'home' || pages.includes(page)),
    brand: brand.toLowerCase(),
    currency,
    email,
  };
}

/** The name of a folder, which is also that of the package. */
function folderName(path: string): string {
  const name = path && basename(resolve(path));
  if (!/^[a-z\d][a-z\d._-]*$/.test(name))
    throw new OptionError(
      `"${name}" cannot be the name of a package. Name the folder with small letters, digits and hyphens.`,
    );
  return name;
}

/** Checks that a site can be written to a folder. Returns its absolute path. */
export function checkTarget(path: string): string {
  folderName(path);
  const target = resolve(path);
  if (!existsSync(target)) return target;
  if (!statSync(target).isDirectory())
    throw new OptionError(`"${path}" is a file. Choose another name for the folder.`);
  if (readdirSync(target).some((name) => name !== '.git'))
    throw new OptionError(`The folder "${path}" is not empty. Choose another one.`);
  return target;
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

export function checkLanguage(code: string): string {
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(code);
    if (languageNames.of(canonical) !== undefined) return canonical;
  } catch {
    // The code is malformed.
  }
  // The code of a country, such as `jp`, is a usual mistake.
  const example = /^[a-z]{2}$/i.test(code) ? new Intl.Locale(`und-${code}`).maximize().language : 'en';
  throw new OptionError(`"${code}" is not a language code such as "${example}" or "zh-TW".`);
}
