import { site } from '@studio/content';
import { LocalizedLink, useLanguage, useTranslation } from '@studio/i18n';
import { idlePart, Outlet, useSite } from '@studio/site';
import { LinkProvider, SkipLink, Toaster } from '@studio/ui';
import { Suspense } from 'react';
import { LoadFailure } from './sections/load-failure.tsx';
import { SiteFooter } from './sections/site-footer.tsx';
import { SiteNavigation } from './sections/site-navigation.tsx';

const LoadingIndicator = idlePart(
  async () => (await import('./sections/loading-indicator.tsx')).LoadingIndicator,
);
const SearchShortcut = idlePart(async () => (await import('./sections/search-shortcut.tsx')).SearchShortcut);
const PrintNote = idlePart(async () => (await import('./sections/print-note.tsx')).PrintNote);

/** The page with its navigation and footer. The list of links has neither. */
export function Layout() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { route, isPending } = useSite();
  const isFramed = route?.id !== 'linktree';
  return (
    <LinkProvider link={LocalizedLink}>
      <SkipLink href="#content">{t(site.skip)}</SkipLink>
      {isFramed && <SiteNavigation />}
      {/* React keeps the HTML of the server until the page is loaded, so there is no fallback. */}
      <Suspense>
        <main id="content">
          <Outlet />
        </main>
        {isFramed && <SiteFooter />}
        <LoadingIndicator isPending={isPending} />
      </Suspense>
      <LoadFailure />
      <PrintNote />
      <SearchShortcut />
      <Toaster label={t(site.notices)} closeLabel={t(site.dismiss)} duration={1500} lang={language} />
    </LinkProvider>
  );
}
