import { isLanguage, type Language } from './languages.ts';

/** Whether a URL is a path of this site: `/faq` is, `//elsewhere`, `mailto:` and `#pricing` are not. */
export function isPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/**
 * Splits a path into its language prefix and the rest: `/zh-TW/faq` has the prefix `zh-TW` and the path `/faq`. Removes
 * a trailing slash.
 */
export function splitLanguage(pathname: string): { prefix: Language | undefined; path: string } {
  const [, first, ...rest] = pathname.split('/');
  const [prefix, path] = isLanguage(first) ? [first, `/${rest.join('/')}`] : [undefined, pathname];
  return { prefix, path: path.replace(/(?<=.)\/$/, '') };
}

/**
 * Adds a language prefix to a path, or replaces the one that it has. Without `prefix`, removes it. Keeps the query and
 * the hash. Returns anything that is not a path of the site unchanged.
 */
export function localizePath(path: string, prefix: Language | undefined): string {
  if (!isPath(path)) return path;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const unprefixed = splitLanguage(pathname).path;
  if (!prefix) return unprefixed + rest;
  return `/${prefix}${unprefixed === '/' ? '' : unprefixed}${rest}`;
}
