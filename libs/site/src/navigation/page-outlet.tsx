import { Activity, memo, startTransition, useCallback, useMemo, useState, type ComponentType } from 'react';
import { useHydrated } from '../hydration/hydration.ts';
import { PageLocationContext, type PageLocation } from './page-location.ts';
import { usePrefetch, type Prefetch } from './prefetch.ts';

export interface PageOutletProps {
  location: PageLocation;
  /** Renders the page of the current location. */
  page: ComponentType;
  /** Returns the same value for addresses of the same page, such as the path without its language. */
  pageKey: (pathname: string) => string;
  prefetch: Prefetch;
}

/** Renders the current page and, in a hidden `<Activity>`, the page behind the link that the visitor points at. */
export function PageOutlet({ location, page, pageKey, prefetch }: PageOutletProps) {
  const [next, setNext] = useState<PageLocation>();
  const renderAhead = useCallback(({ pathname, search, hash }: HTMLAnchorElement) => {
    startTransition(() => {
      setNext({ pathname, search, hash });
    });
  }, []);
  usePrefetch(location.pathname, prefetch, renderAhead);

  const currentKey = pageKey(location.pathname);
  if (next && pageKey(next.pathname) === currentKey) setNext(undefined);
  return [location, next].map((address, index) => {
    if (!address) return null;
    const key = pageKey(address.pathname);
    if (index > 0 && key === currentKey) return null;
    return (
      <Activity key={key} mode={index === 0 ? 'visible' : 'hidden'}>
        <PageAt page={page} pathname={address.pathname} search={address.search} hash={address.hash} />
      </Activity>
    );
  });
}

/** Memoised, so that a page that was rendered ahead is not rendered again when it is shown. */
const PageAt = memo(function PageAt({
  page: Page,
  pathname,
  search,
  hash,
}: PageLocation & { page: ComponentType }) {
  useHydrated('page');
  const location = useMemo(() => ({ pathname, search, hash }), [pathname, search, hash]);
  return (
    <PageLocationContext value={location}>
      <Page />
    </PageLocationContext>
  );
});
