import { company, navigation, site } from '@studio/content';
import { languages, localizePath, useWords } from '@studio/i18n';
import { idlePart, PageOutlet, useHydrated, useLinkNavigation, useScrollAndFocus } from '@studio/site';
import { LanguageMenu, NavBar, SkipLink, Toaster } from '@studio/ui';
import { Suspense, use, useDeferredValue } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { SiteProps } from '../app.tsx';
import { findRedirect, findRoute, isPage, pagePath } from '../pages/index.ts';
import { analytics } from './analytics.ts';
import { LoadFailure } from './load-failure.tsx';
import { usePageViews } from './page-views.ts';
import { SiteFooter } from './site-footer.tsx';
import type { SiteState } from './site-state.ts';

const LoadingIndicator = idlePart(async () => (await import('./loading-indicator.tsx')).LoadingIndicator);
const Consent =
  import.meta.env.VITE_ANALYTICS_CONSENT === 'ask' &&
  idlePart(async () => (await import('./consent.tsx')).Consent);

/** The page with its navigation and footer. */
export function Layout({ state, firstPage }: Pick<SiteProps, 'state' | 'firstPage'>) {
  const { t, language } = useWords();
  const route = findRoute(state.location.pathname);
  useHydrated('shell');
  usePageViews(state.location);

  return (
    <>
      <SkipLink href="#content">{t(site.skip)}</SkipLink>
      {route?.id !== 'linktree' && <SiteNavigation state={state} />}
      <Suspense>
        <Content state={state} firstPage={firstPage} />
      </Suspense>
      <LoadFailure />
      <Toaster label={t(site.notices)} language={language} />
      {Consent && <Consent />}
    </>
  );
}

/** Hydrates when its code and words are loaded. React keeps the server-rendered HTML until then. */
function Content({ state, firstPage }: Pick<SiteProps, 'state' | 'firstPage'>) {
  if (firstPage) use(firstPage);
  const { location, isPending, prefetch } = state;
  useLinkNavigation(isPage);
  useScrollAndFocus(location);
  // The page renders first, then the footer updates its links to other languages.
  const footerPath = useDeferredValue(pagePath(location.pathname));

  return (
    <>
      <main id="content">
        <PageOutlet location={location} page={Page} pageKey={pagePath} prefetch={prefetch} />
      </main>
      {findRoute(location.pathname)?.id !== 'linktree' && <SiteFooter path={footerPath} />}
      <LoadingIndicator isPending={isPending} />
    </>
  );
}

/** The page of the current location. */
function Page() {
  const { pathname } = useLocation();
  const { prefix } = useWords();
  const route = findRoute(pathname);
  if (route) return <route.Page />;
  return <Navigate to={localizePath(findRedirect(pathname)?.to ?? '/', prefix)} replace />;
}

function SiteNavigation({ state }: { state: SiteState }) {
  const { t, language } = useWords();
  const path = pagePath(state.location.pathname);
  return (
    <NavBar
      name={t(company.name)}
      homeLabel={t(site.home)}
      label={t(navigation.label)}
      links={navigation.links.map(({ name, path: href }) => ({
        label: t(name),
        href,
        current: href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`),
      }))}
      contact={{ label: t(navigation.contact.label), href: navigation.contact.href }}
      onContactClick={countContact}
      languageMenu={
        <LanguageMenu
          label={t(site.languages)}
          language={language}
          languages={languages.map(({ code, nativeLabel }) => ({
            code,
            label: nativeLabel,
            href: localizePath(path, code),
          }))}
          onChoose={state.chooseLanguage}
        />
      }
      openLabel={t(navigation.open)}
      closeLabel={t(navigation.close)}
      over={findRoute(path)?.heroTone ?? 'deep'}
    />
  );
}

const countContact = () => {
  analytics.click({ category: 'Navigation', action: 'Click', label: 'Contact' });
};
