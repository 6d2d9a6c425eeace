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
import { wakeAll } from '@studio/site';
import { toast } from '@studio/ui';
import type { i18n as I18n } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { routeAt } from '../pages/index.ts';

/**
 * The language of the page, which is that of its address. On an address that names none, the host has chosen one, but
 * it may know less than the browser: once the page is awake, the browser is asked.
 */
export function useLanguage(i18n: I18n): string {
  const { language } = useTranslation('shell', { i18n }).i18n;
  const { prefix, path } = splitLanguage(useLocation().pathname);
  const asked = useRef(false);

  useEffect(() => {
    const chosen = prefix ?? requestedLanguage();
    if (chosen) rememberLanguage(chosen);
    // Once it is known, a bare address keeps the language of this visit.
    const wanted = prefix ?? (asked.current ? undefined : detectLanguage());
    asked.current = true;
    if (!wanted || wanted === i18n.language) return;

    // The visitor may be elsewhere when the words come.
    const elsewhere = new AbortController();
    void speak(i18n, wanted, path, elsewhere.signal);
    return () => {
      elsewhere.abort();
    };
  }, [i18n, prefix, path]);

  return language;
}

/** Changes the language of the page, and of its address if that names one. */
export function useChooseLanguage(): (code: string) => void {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { prefix, path } = splitLanguage(pathname);
  return (code) => {
    if (!isLanguage(code)) return;
    rememberLanguage(code);
    // An address may name it already: then its words did not come, and are asked for again.
    if (prefix && prefix !== code)
      void navigate(localizePath(pathname, code) + search + hash, { replace: true });
    else void speak(i18n, code, path);
  };
}

/** The page stays as it is until all the words are here. */
async function speak(i18n: I18n, language: Language, path: string, signal?: AbortSignal): Promise<void> {
  try {
    // What sleeps must first wake in the language of its document.
    await Promise.all([wakeAll(), loadWords(i18n, language, routeAt(path)?.words ?? ['shell', 'common'])]);
    if (!signal?.aborted) await i18n.changeLanguage(language);
  } catch (error) {
    const name = languages.find(({ code }) => code === language)?.nativeLabel;
    toast.error(i18n.t(site.languageFailed, { language: name }));
    console.warn(`The words of ${language} did not come. The page stays in ${i18n.language}.`, error);
  }
}
