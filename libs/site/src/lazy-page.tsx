import { lazy, useState, type ComponentType } from 'react';

/** A page whose code is a file of its own. */
export interface LazyPage {
  /** Fetches the code. A page that is loaded is drawn at once, which hydration relies on. */
  load: () => Promise<void>;
  Page: ComponentType;
}

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const fetchPage = async () => (loaded ??= await load());
  const Waiting = lazy(async () => ({ default: await fetchPage() }));

  return {
    load: async () => {
      await fetchPage();
    },
    Page: function Page() {
      // Decided once: a page must not start again because its code has come meanwhile.
      const [Chosen] = useState<ComponentType>(() => loaded ?? Waiting);
      return <Chosen />;
    },
  };
}
