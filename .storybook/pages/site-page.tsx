import { fallbackLanguage, isLanguage, routeOf, splitLanguage, type RouteId } from '@studio/content';
import { useEffect, useMemo } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { SitePreview } from '@studio/site';
import site from '../../apps/web/src/site.ts';
import { createStoryI18n } from './site-i18n.ts';
import { installMocks, setToolbarLanguage, type FormResult } from './mocks.ts';

export interface SitePageProps {
  /** The initial page. Its links navigate to the other pages. */
  page: RouteId;
  /** The mocked result of forms. */
  forms: FormResult;
  /** The language in the toolbar. */
  language: string;
}

/** Renders a page of the site, with its navigation and footer. */
export function SitePage({ page, forms, language }: SitePageProps) {
  useEffect(() => installMocks(forms), [forms]);
  return (
    <MemoryRouter initialEntries={[routeOf(page).path]}>
      <ApplyLanguagePrefix />
      {/* A change in the toolbar remounts the page. */}
      <LocalizedSite key={language} language={language} />
    </MemoryRouter>
  );
}

function LocalizedSite({ language }: Pick<SitePageProps, 'language'>) {
  const i18n = useMemo(() => createStoryI18n(language), [language]);
  return (
    <SitePreview
      site={site}
      i18n={i18n}
      language={isLanguage(language) ? language : fallbackLanguage}
      onLanguageChange={setToolbarLanguage}
    />
  );
}

/** Moves the language prefix of a path to the toolbar, for links to other languages. */
function ApplyLanguagePrefix() {
  const { pathname, search, hash } = useLocation();
  const { prefix, path } = splitLanguage(pathname);
  const navigate = useNavigate();
  useEffect(() => {
    if (!prefix) return;
    setToolbarLanguage(prefix);
    void navigate(path + search + hash, { replace: true });
  }, [prefix, path, search, hash, navigate]);
  return null;
}
