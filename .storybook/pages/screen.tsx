import { routeOf, type RouteId } from '@studio/content';
import { fallbackLanguage, isLanguage, splitLanguage } from '@studio/i18n';
import { useEffect, useMemo } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { Site } from '../../apps/web/src/app.tsx';
import { useSite } from '../../apps/web/src/parts/site-state.ts';
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

const renderedAt = new Date();

/** A whole page of the site. */
export function Screen({ page, forms, language }: ScreenProps) {
  useEffect(() => standIn(forms), [forms]);
  return (
    <MemoryRouter initialEntries={[routeOf(page).path]}>
      <LanguageOfAddress />
      {/* The toolbar starts the page again, in its language. */}
      <SiteIn key={language} language={language} />
    </MemoryRouter>
  );
}

function SiteIn({ language }: Pick<ScreenProps, 'language'>) {
  const i18n = useMemo(() => createSpeaker(language), [language]);
  const initial = isLanguage(language) ? language : fallbackLanguage;
  const state = useSite({ i18n, language: initial });
  useEffect(() => {
    if (state.language !== initial) chooseLanguage(state.language);
  }, [state.language, initial]);
  return <Site state={state} renderedAt={renderedAt} />;
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
