import { Suspense, use, useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '@studio/i18n';
import { useLinkNavigation } from './link-navigation.ts';
import { usePageLocation } from './page-location.ts';
import { PageOutlet } from './page-outlet.tsx';
import { useScrollAndFocus } from './scroll-and-focus.ts';
import { useRuntime, useVisit } from '../document/site-context.ts';

export interface PageSuspenseProps {
  /** The page, in an `<Outlet>`, and what follows it. */
  children: ReactNode;
}

/**
 * The part of the layout that hydrates when the code and the texts of the page are loaded. React keeps the
 * server-rendered HTML until then.
 */
export function PageSuspense({ children }: PageSuspenseProps) {
  return (
    <Suspense>
      <LoadedPage>{children}</LoadedPage>
    </Suspense>
  );
}

function LoadedPage({ children }: PageSuspenseProps) {
  const { firstPage, routes, site, words } = useRuntime();
  const { language, location } = useVisit();
  if (firstPage) use(firstPage);
  useLinkNavigation(routes.isPage, (pathname) =>
    routes.isLoaded(words, site.languages.splitLanguage(pathname).prefix ?? language, pathname),
  );
  useScrollAndFocus(location);
  return children;
}

/** The page of the current location. */
export function Outlet() {
  const { languages } = useRuntime().site;
  const { location, prefetch } = useVisit();
  return (
    <PageOutlet
      location={location}
      page={CurrentPage}
      pageKey={(pathname) => languages.splitLanguage(pathname).path}
      prefetch={prefetch}
    />
  );
}

function CurrentPage() {
  const { pathname } = usePageLocation();
  const { prefix, languages } = useLanguage();
  const { routes } = useRuntime();
  const route = routes.find(pathname);
  if (route) return <route.Page />;
  return <Redirect to={languages.localizePath(routes.findRedirect(pathname) ?? '/', prefix)} />;
}

function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
