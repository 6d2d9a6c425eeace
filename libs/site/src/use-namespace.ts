import { useLanguage, type Namespace } from '@studio/i18n';
import { useEffect, useState } from 'react';
import { useRuntime } from './site-context.ts';

/** Loads texts that the page does not need at first. Returns whether they are loaded; a failure is not reported. */
export function useNamespace(namespace: Namespace): boolean {
  const { words } = useRuntime();
  const { language } = useLanguage();
  const [, setLoaded] = useState<string>();
  useEffect(() => {
    words.load(language, [namespace]).then(
      () => {
        setLoaded(language);
      },
      () => undefined,
    );
  }, [words, language, namespace]);
  return words.has(language, [namespace]);
}
