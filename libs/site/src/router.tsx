import { startTransition, useDeferredValue, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { isAnyAsleep } from './sleeper.tsx';
import { VisitContext, type Visit } from './visit.ts';

export interface SiteRouterProps {
  /** Whether the page of this address can be drawn without waiting for anything. */
  isReady: (pathname: string) => boolean;
  children: ReactNode;
}

/**
 * Knows where the visitor is. A page that is ready is shown by the press that asks for it, in one go, and what stands
 * around it follows. Another page is drawn in slices when all of it has come, and the one before stays until then.
 */
export function SiteRouter({ isReady, children }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [visit, setVisit] = useState<Visit>(() => ({ location: history.location, type: history.action }));
  const around = useDeferredValue(visit);

  const { pathname } = visit.location;
  useLayoutEffect(
    () =>
      history.listen(({ location, action }) => {
        const go = () => {
          setVisit({ location, type: action });
        };
        // What sleeps cannot be drawn anew before it wakes.
        if (isAnyAsleep() || !isReady(location.pathname)) {
          startTransition(go);
          return;
        }
        // A focus that is removed with its page makes the browser style the whole of it once more.
        if (location.pathname !== pathname && document.activeElement instanceof HTMLElement)
          document.activeElement.blur();
        go();
      }),
    [history, isReady, pathname],
  );

  return (
    <VisitContext value={visit}>
      <Router location={around.location} navigationType={around.type} navigator={history}>
        {children}
      </Router>
    </VisitContext>
  );
}
