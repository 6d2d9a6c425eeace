import { useState, type ComponentType } from 'react';

/**
 * A component whose code is fetched by `load`, which returns whether it is there. Unlike with `lazy` of React, a failed
 * request is not final: the next call repeats it, except in Firefox, which remembers failed imports. So a part needs a
 * substitute for as long as it is missing.
 */
export function useLazyPart<P>(importPart: () => Promise<{ default: ComponentType<P> }>) {
  const [Part, setPart] = useState<ComponentType<P>>();

  async function load(): Promise<boolean> {
    if (Part) return true;
    try {
      const { default: Loaded } = await importPart();
      setPart(() => Loaded);
      return true;
    } catch {
      return false;
    }
  }

  return { Part, load };
}
