import { fallbackLanguage, isLanguage, getRoute, splitLanguage, type RouteId } from '@studio/content';
import { useEffect, useMemo } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { SitePreview } from '@studio/site';
import site from '../../apps/web/src/site.ts';
import { createStoryI18n } from './site-i18n.ts';
import { interceptLinks, type FormResult } from './mocks.ts';

export interface SitePageProps {
  /** The initial page. Its links navigate to the other pages. */
  page: RouteId;
  /** The mocked result of forms. */
  forms: FormResult;
  /** The language of the page. */
  language: string;
  /** Called when a link leads to another language. */
  onLanguageChange: (language: string) => void;
}

/** Renders a page of the site, with its navigation and footer. */
export function SitePage({ page, forms, language, onLanguageChange }: SitePageProps) {
  useEffect(() => interceptLinks(forms, onLanguageChange), [forms, onLanguageChange]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <MemoryRouter initialEntries={[getRoute(page).path]}>
      <ApplyLanguagePrefix onLanguageChange={onLanguageChange} />
      {/* Another language remounts the page. */}
      <LocalizedSite key={language} language={language} onLanguageChange={onLanguageChange} />
    </MemoryRouter>
  );
}

function LocalizedSite({ language, onLanguageChange }: Pick<SitePageProps, 'language' | 'onLanguageChange'>) {
  const i18n = useMemo(() => createStoryI18n(language), [language]);
  return (
    <SitePreview
      site={site}
      i18n={i18n}
      language={isLanguage(language) ? language : fallbackLanguage}
      onLanguageChange={onLanguageChange}
    />
  );
}

/** Moves the language prefix of a path to the controls, for links to other languages. */
function ApplyLanguagePrefix({ onLanguageChange }: Pick<SitePageProps, 'onLanguageChange'>) {
  const { pathname, search, hash } = useLocation();
  const { prefix, path } = splitLanguage(pathname);
  const navigate = useNavigate();
  useEffect(() => {
    if (!prefix) return;
    onLanguageChange(prefix);
    void navigate(path + search + hash, { replace: true });
  }, [prefix, path, search, hash, navigate, onLanguageChange]);
  return null;
}
