import {
  Activity,
  createContext,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
} from 'react';
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
  const here = pageOf(pathname);
  useArrival();
  useLaidOut();

  const [next, setNext] = useState<Place>();
  const drawNext = useCallback((link: HTMLAnchorElement) => {
    // A page that sleeps must not be asked to be drawn: it would be gone until it can be.
    startTransition(() => {
      setNext({ pathname: link.pathname, search: link.search, hash: link.hash });
    });
  }, []);
  usePrefetch(prepare, drawNext);
  // What was prepared for another language is of no use.
  useEffect(
    () => () => {
      setNext(undefined);
    },
    [prepare],
  );
  // A page that was left begins anew.
  if (next && pageOf(next.pathname) === here) setNext(undefined);

  // The first page came as a document, and may sleep: it stays in what it was drawn in.
  const [first, setFirst] = useState<string | undefined>(here);
  if (first !== undefined && first !== here) setFirst(undefined);

  const places = [{ pathname, search, hash }];
  if (next && pageOf(next.pathname) !== here) places.push(next);
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

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

type PageAtProps = Place & Pick<StageProps, 'page'>;

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
