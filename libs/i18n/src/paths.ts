import { isLanguage, type Language } from './languages.ts';

/** Whether an address is a path of this site: `/faq` is, `//elsewhere`, `mailto:` and `#pricing` are not. */
export function isPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/**
 * Takes the language prefix off a path: `/zh-TW/faq` is `/faq` in `zh-TW`, `/faq` is `/faq` in no language. A slash
 * at the end makes no other page.
 */
export function splitLanguage(pathname: string): { prefix: Language | undefined; path: string } {
  const [, first, ...rest] = pathname.split('/');
  const [prefix, path] = isLanguage(first) ? [first, `/${rest.join('/')}`] : [undefined, pathname];
  return { prefix, path: path.replace(/(?<=.)\/$/, '') };
}

/**
 * Puts a language prefix before a path, in place of the one that it may have. Without one the path stays bare.
 * Query and hash are kept. What is no path of the site is left alone.
 */
export function localizePath(path: string, prefix: Language | undefined): string {
  if (!isPath(path)) return path;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const bare = splitLanguage(pathname).path;
  if (!prefix) return bare + rest;
  return `/${prefix}${bare === '/' ? '' : bare}${rest}`;
}
