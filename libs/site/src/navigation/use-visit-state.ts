import { detectLanguage, rememberLanguage, requestedLanguage, type Language } from '@studio/i18n';
import type { i18n as I18n } from 'i18next';
import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReady } from './ready.ts';
import type { SiteRuntime, Visit } from '../document/site-context.ts';

/** Decides which page is shown, in which language. */
export function useVisitState(
  { site, routes, words }: SiteRuntime,
  i18n: I18n,
  documentLanguage: Language,
): Visit {
  const { languages, isLanguage, splitLanguage, localizePath } = site.languages;
  const location = useLocation();
  const { prefix } = splitLanguage(location.pathname);
  // A path without a prefix keeps the current language.
  const [visitLanguage, setVisitLanguage] = useState(documentLanguage);
  if (prefix && prefix !== visitLanguage) setVisitLanguage(prefix);
  const language = prefix ?? visitLanguage;

  const current = useMemo(() => ({ location, language }), [location, language]);
  const load = useCallback(
    ({ location, language }: typeof current) => routes.load(words, language, location.pathname),
    [routes, words],
  );
  const isLoaded = ({ location, language }: typeof current) =>
    routes.isLoaded(words, language, location.pathname);
  const shown = useReady(current, isLoaded, load);

  const prefetch = useCallback(
    async (pathname: string) => {
      const { prefix = shown.language } = splitLanguage(pathname);
      await routes.load(words, prefix, pathname);
      // A page in another language cannot be prerendered: the language applies to the whole document.
      return prefix === shown.language;
    },
    [routes, words, splitLanguage, shown.language],
  );

  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  });

  /** Resolves to whether the texts of the current page are loaded. */
  async function loadLanguage(code: Language): Promise<boolean> {
    try {
      await words.load(code, routes.find(latest.current.pathname)?.namespaces ?? routes.inlineNamespaces);
      return true;
    } catch (error) {
      const label = languages.find((other) => other.code === code)?.label ?? code;
      site.onLanguageFailed?.((key, values) => i18n.t(key, { lng: language, ...values }), label);
      console.warn(`The texts in ${code} could not be loaded.`, error);
      return false;
    }
  }

  const setLanguage = (code: Language) => {
    startTransition(() => {
      setVisitLanguage(code);
    });
  };

  const navigate = useNavigate();
  async function chooseLanguage(code: string) {
    if (!isLanguage(code)) return;
    const isStored = rememberLanguage(code);
    if (!(await loadLanguage(code))) return;
    const { pathname, search, hash } = latest.current;
    // A language that is not stored is kept in the address, or a reload would change it.
    if (splitLanguage(pathname).prefix || !isStored)
      void navigate(localizePath(pathname, code) + search + hash, { replace: true });
    else setLanguage(code);
  }

  useEffect(() => {
    const explicit = prefix ?? requestedLanguage(site.languages);
    if (explicit) rememberLanguage(explicit);
  }, [prefix, site]);

  // The host negotiates the language of a path without a prefix, but does not know a choice stored in the browser.
  const detect = useEffectEvent(async () => {
    if (prefix) return;
    const detected = detectLanguage(site.languages);
    if (detected !== language && (await loadLanguage(detected))) setLanguage(detected);
  });
  useEffect(() => {
    void detect();
  }, []);

  return {
    ...shown,
    isPending: shown !== current,
    prefetch,
    chooseLanguage: (code) => void chooseLanguage(code),
  };
}
