import { isLanguage, type Language } from './languages.ts';

/** Takes the language prefix off a path: `/zh-TW/faq` is `/faq` in `zh-TW`, `/faq` is `/faq` in no language. */
export function splitLanguage(pathname: string): { prefix: Language | undefined; path: string } {
  const [, first, ...rest] = pathname.split('/');
  return isLanguage(first)
    ? { prefix: first, path: `/${rest.join('/')}` }
    : { prefix: undefined, path: pathname };
}

/** Puts a language prefix before a path. Without one the path stays bare. Query and hash are kept. */
export function localizePath(path: string, prefix: Language | undefined): string {
  if (!prefix) return path;
  return path === '/' ? `/${prefix}` : `/${prefix}${path.replace(/^\/(?=[?#])/, '')}`;
}
