import { Activity, createContext, useMemo, useState, type ComponentType } from 'react';
import { NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { useArrival } from './arrival.ts';
import { useLaidOut } from './lay-out.ts';
import { usePrefetch } from './prefetch.ts';
import { Sleeper } from './sleeper.tsx';
import { useVisit } from './visit.ts';

export interface StageProps {
  /** The page of an address. What it asks the router is answered for its own place, wherever the visitor is. */
  page: ComponentType<{ pathname: string }>;
  /** What makes two addresses the same page, such as the path without the language. */
  pageOf: (pathname: string) => string;
  /** Fetches what a page needs. Says whether it can be drawn then. */
  prepare: (pathname: string) => Promise<boolean>;
}

/** Whether a page is the one that is seen. */
export const OnStage = createContext(true);

/**
 * Shows the page where the visitor is. The one behind a link that is pointed at is drawn beside it, unseen, whenever
 * there is time, so that the press has only to show it.
 */
export function Stage({ page, pageOf, prepare }: StageProps) {
  const { pathname, search, hash } = useVisit().location;
  const next = usePrefetch(prepare);
  useArrival();
  useLaidOut();
  const here = pageOf(pathname);

  // The first page came as a document, and may sleep: it stays in what it was drawn in.
  const [first, setFirst] = useState<string | undefined>(here);
  if (first !== undefined && first !== here) setFirst(undefined);

  const places = [{ pathname, search, hash }];
  if (next !== undefined && pageOf(next) !== here) places.push({ pathname: next, search: '', hash: '' });
  return (
    <Sleeper>
      {places.map((place, index) => {
        const key = pageOf(place.pathname);
        const drawn = <PageAt key={key} page={page} {...place} />;
        if (key === first) return drawn;
        return (
          <OnStage key={key} value={index === 0}>
            <Activity mode={index === 0 ? 'visible' : 'hidden'}>{drawn}</Activity>
          </OnStage>
        );
      })}
    </Sleeper>
  );
}

interface PageAtProps extends Pick<StageProps, 'page'> {
  pathname: string;
  search: string;
  hash: string;
}

/** The place stays the same when the visitor comes to it, so that nothing is drawn again then. */
function PageAt({ page: Page, pathname, search, hash }: PageAtProps) {
  const place = useMemo(
    () => ({
      location: { pathname, search, hash, state: null, key: 'default' },
      navigationType: NavigationType.Pop,
    }),
    [pathname, search, hash],
  );
  return (
    <LocationContext value={place}>
      <Page pathname={pathname} />
    </LocationContext>
  );
}
