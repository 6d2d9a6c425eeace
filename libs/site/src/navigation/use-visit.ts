import { detectLanguage, rememberLanguage, requestedLanguage, type Language } from '@studio/i18n';
import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SiteRuntime, SiteState } from '../document/site-context.ts';
import { useLoaded } from './use-loaded.ts';

/** Decides which page is shown, in which language. */
export function useVisit(
  runtime: SiteRuntime,
  documentLanguage: Language,
): SiteState & { language: Language } {
  const { site, i18n, routes, translations, content } = runtime;
  const { languages, isLanguage, localizePath } = site.languages;
  const navigate = useNavigate();
  const location = useLocation();
  const place = useMemo(() => routes.locate(location), [routes, location]);
  const { prefix, path, route } = place;
  // A path without a prefix keeps the current language.
  const [chosen, setChosen] = useState(documentLanguage);
  if (prefix && prefix !== chosen) setChosen(prefix);
  const language = prefix ?? chosen;
  const current = useMemo(() => ({ place, language }), [place, language]);
  const shown = useLoaded(current, runtime);

  // The host redirects documents. This is for URLs that only the history of the tab has.
  const target = site.redirects?.find(({ from }) => from === path)?.to ?? '/';
  useEffect(() => {
    if (!route) void navigate(localizePath(target, prefix), { replace: true });
  }, [route, target, prefix, localizePath, navigate]);

  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });

  /** Resolves to whether the translations of the current page are loaded. */
  const loadLanguage = useCallback(
    async (code: Language): Promise<boolean> => {
      const { place, language: lng } = latest.current;
      try {
        await Promise.all([
          translations.load(code, place.route?.namespaces ?? []),
          content.load(code, place),
        ]);
        return true;
      } catch (error) {
        const label = languages.find((other) => other.code === code)?.label ?? code;
        site.onLanguageFailed?.((key, values) => i18n.t(key, { lng, ...values }), label);
        console.warn(`The translations in ${code} could not be loaded.`, error);
        return false;
      }
    },
    [site, i18n, translations, content, languages],
  );

  const changeLanguage = useCallback((code: Language) => {
    startTransition(() => {
      setChosen(code);
    });
  }, []);

  const chooseLanguage = useCallback(
    async (code: string) => {
      if (!isLanguage(code)) return;
      const isStored = rememberLanguage(code);
      if (!(await loadLanguage(code))) return;
      const { pathname, search, hash, prefix } = latest.current.place;
      // A language that is not stored is kept in the URL, or a reload would change it.
      if (prefix || !isStored) void navigate(localizePath(pathname, code) + search + hash, { replace: true });
      else changeLanguage(code);
    },
    [isLanguage, localizePath, loadLanguage, changeLanguage, navigate],
  );

  useEffect(() => {
    const explicit = prefix ?? requestedLanguage(site.languages);
    if (explicit) rememberLanguage(explicit);
  }, [prefix, site]);

  // The host negotiates the language of a path without a prefix, but does not know a choice stored in the browser.
  const detect = useEffectEvent(async () => {
    if (prefix) return;
    const detected = detectLanguage(site.languages);
    if (detected !== language && (await loadLanguage(detected))) changeLanguage(detected);
  });
  useEffect(() => {
    void detect();
  }, []);

  return { ...shown, runtime, isPending: shown !== current, chooseLanguage };
}
