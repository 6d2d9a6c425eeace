import { memo, use, type ComponentType } from 'react';
import { reloadOnce } from './reload-once.ts';

/** A page whose code is a file of its own. */
export interface LazyPage {
  /** Fetches the code. Rejects if it cannot be fetched. */
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
  /** Suspends until the code is loaded. */
  Page: ComponentType;
}

/** Like `React.lazy`, but a page that is already loaded renders without suspending. */
export function lazyPage(importPage: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  let suspending: Promise<ComponentType> | undefined;
  const load = () =>
    (loading ??= importPage().then(
      (component) => (Loaded = component),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  // Memoised: the router renders its routes again on each navigation, but the page does not depend on it.
  const Page = memo(function Page() {
    const Component = Loaded ?? use((suspending ??= load().catch(reloadOnce)));
    return <Component />;
  });
  return { load, isLoaded: () => Loaded !== undefined, Page };
}
