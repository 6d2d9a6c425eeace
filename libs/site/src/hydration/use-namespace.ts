import { useLanguage, type Namespace } from '@studio/i18n';
import { useEffect, useState } from 'react';
import { useSiteState } from '../document/site-context.ts';

/**
 * Loads translations that the page does not need at first. Returns whether they are loaded. A failed request is
 * repeated on the next page.
 */
export function useNamespace(namespace: Namespace): boolean {
  const { runtime, place } = useSiteState();
  const { translations } = runtime;
  const { pathname } = place;
  const { language } = useLanguage();
  const [, setLoaded] = useState<string>();
  useEffect(() => {
    translations.load(language, [namespace]).then(
      () => {
        setLoaded(language);
      },
      () => undefined,
    );
  }, [translations, language, namespace, pathname]);
  return translations.has(language, [namespace]);
}
