import { search } from '@studio/content';
import { useLanguage } from '@studio/i18n';
import { useSearchShortcut } from '@studio/site';

/** Opens the search by `/` and Ctrl+K. */
export function SearchShortcut() {
  const { languages, prefix } = useLanguage();
  useSearchShortcut(languages.localizePath(search.href, prefix));
  return null;
}
