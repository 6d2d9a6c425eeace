import { site } from '@studio/content';
import {
  detectLanguage,
  isLanguage,
  languages,
  loadWords,
  localizePath,
  rememberLanguage,
  requestedLanguage,
  splitLanguage,
  type Language,
} from '@studio/i18n';
import { useReady, type Prefetch } from '@studio/site';
import { toast } from '@studio/ui';
import type { i18n as I18n } from 'i18next';
import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { findRoute } from '../pages/index.ts';
import { isReady, loadPage } from '../pages/load-page.ts';

export interface SiteOptions {
  i18n: I18n;
  /** The language of the document. */
  language: Language;
}

export interface SiteState extends SiteOptions {
  /** The location of the visible page. */
  location: Location;
  /** Whether another page is loading. */
  isPending: boolean;
  prefetch: Prefetch;
  /** Loads the words of a language, then changes to it. Also changes the language prefix, if the path has one. */
  chooseLanguage: (code: string) => void;
}

/** Decides which page is shown, in which language. */
export function useSite({ i18n, language: documentLanguage }: SiteOptions): SiteState {
  const location = useLocation();
  const { prefix } = splitLanguage(location.pathname);
  // A path without a prefix keeps the current language.
  const [visitLanguage, setVisitLanguage] = useState(documentLanguage);
  if (prefix && prefix !== visitLanguage) setVisitLanguage(prefix);
  const language = prefix ?? visitLanguage;

  const current = useMemo(() => ({ location, language }), [location, language]);
  const load = useCallback(
    ({ location, language }: typeof current) => loadPage(i18n, language, location.pathname),
    [i18n],
  );
  const shown = useReady(
    current,
    ({ location, language }) => isReady(i18n, language, location.pathname),
    load,
  );

  const prefetch = useCallback(
    async (pathname: string) => {
      const { prefix = shown.language } = splitLanguage(pathname);
      await loadPage(i18n, prefix, pathname);
      // A page in another language cannot be prerendered: the language applies to the whole document.
      return prefix === shown.language;
    },
    [i18n, shown.language],
  );

  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  });

  /** Resolves to whether the words of the current page are loaded. */
  async function loadLanguage(code: Language): Promise<boolean> {
    const { namespaces } = findRoute(latest.current.pathname) ?? { namespaces: ['shell', 'common'] };
    try {
      await loadWords(i18n, code, namespaces);
      return true;
    } catch (error) {
      const name = languages.find((other) => other.code === code)?.nativeLabel;
      toast.error(i18n.t(site.languageFailed, { lng: language, language: name }));
      console.warn(`The words of ${code} could not be loaded. The page stays in ${language}.`, error);
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
    rememberLanguage(code);
    if (!(await loadLanguage(code))) return;
    const { pathname, search, hash } = latest.current;
    if (splitLanguage(pathname).prefix)
      void navigate(localizePath(pathname, code) + search + hash, { replace: true });
    else setLanguage(code);
  }

  useEffect(() => {
    const explicit = prefix ?? requestedLanguage();
    if (explicit) rememberLanguage(explicit);
  }, [prefix]);

  // The host negotiates the language of a path without a prefix, but does not know a choice stored in the browser.
  const detect = useEffectEvent(async () => {
    if (prefix) return;
    const detected = detectLanguage();
    if (detected !== language && (await loadLanguage(detected))) setLanguage(detected);
  });
  useEffect(() => {
    void detect();
  }, []);

  return {
    i18n,
    ...shown,
    isPending: shown !== current,
    prefetch,
    chooseLanguage: (code) => void chooseLanguage(code),
  };
}
