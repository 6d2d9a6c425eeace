import { routeOf, type RouteId } from '@studio/content';
import { splitLanguage } from '@studio/i18n';
import { useEffect, useMemo } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { Site } from '../../apps/web/src/app.tsx';
import { createSpeaker } from '../words.ts';
import { chooseLanguage, standIn, type FormResult } from './world.ts';

export interface ScreenProps {
  /** The page that it begins with. Its links lead on to the others. */
  page: RouteId;
  /** What becomes of a form that is sent. */
  forms: FormResult;
  /** What the toolbar says. */
  language: string;
}

const drawnAt = new Date();

/** A page as the site draws it, with all that stands around it. */
export function Screen({ page, forms, language }: ScreenProps) {
  const i18n = useMemo(() => createSpeaker(language), [language]);

  useEffect(() => standIn(forms), [forms]);
  useEffect(() => {
    i18n.on('languageChanged', chooseLanguage);
    return () => {
      i18n.off('languageChanged', chooseLanguage);
    };
  }, [i18n]);

  return (
    <MemoryRouter initialEntries={[routeOf(page).path]}>
      <LanguageOfAddress />
      <Site i18n={i18n} drawnAt={drawnAt} />
    </MemoryRouter>
  );
}

/** A link to another language turns the toolbar, which all screens follow. */
function LanguageOfAddress() {
  const { pathname, search, hash } = useLocation();
  const { prefix, path } = splitLanguage(pathname);
  const navigate = useNavigate();
  useEffect(() => {
    if (!prefix) return;
    chooseLanguage(prefix);
    void navigate(path + search + hash, { replace: true });
  }, [prefix, path, search, hash, navigate]);
  return null;
}
