import { useLanguage } from '@studio/i18n';
import { Activity, memo, use, useMemo } from 'react';
import { Head } from '../document/head.tsx';
import { SiteContext, useSiteState, type SiteState } from '../document/site-context.ts';
import { useHydrated } from '../hydration/hydration.ts';
import { useLinkNavigation } from './use-link-navigation.ts';
import { usePrefetch } from './use-prefetch.ts';
import type { Place } from './routes.ts';
import { useScrollAndFocus } from './use-scroll-and-focus.ts';

/**
 * Renders the current page and, in a hidden `<Activity>`, the page behind the link that the visitor points at. It suspends
 * until the code and the translations of the first page are loaded.
 */
export function Outlet() {
  const { runtime, place, chooseLanguage } = useSiteState();
  if (runtime.initialLoad) use(runtime.initialLoad);
  useLinkNavigation(runtime);
  useScrollAndFocus(place, runtime.site.fadesIn);
  const next = usePrefetch(runtime, place);
  return [place, ...(next ? [next] : [])].map(({ path, pathname, search, hash }, index) => (
    <Activity key={path} mode={index === 0 ? 'visible' : 'hidden'}>
      <PageAt {...{ runtime, chooseLanguage, pathname, search, hash }} />
    </Activity>
  ));
}

type PageAtProps = Pick<SiteState, 'runtime' | 'chooseLanguage'> &
  Pick<Place, 'pathname' | 'search' | 'hash'>;

/** Memoised, so that a page that was rendered ahead is not rendered again when it is shown. */
const PageAt = memo(function PageAt({ runtime, chooseLanguage, pathname, search, hash }: PageAtProps) {
  useHydrated('page');
  const state = useMemo(() => {
    const place = runtime.routes.locate({ pathname, search, hash });
    return { runtime, chooseLanguage, place, isPending: false };
  }, [runtime, chooseLanguage, pathname, search, hash]);
  const { route } = state.place;
  const { language } = useLanguage();
  const content = runtime.content.get(language, state.place);
  return (
    <SiteContext value={state}>
      {route?.Page && (
        <>
          <Head route={route} content={content} />
          <route.Page />
        </>
      )}
    </SiteContext>
  );
});
