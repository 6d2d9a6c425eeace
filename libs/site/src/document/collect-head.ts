import { createContext } from 'react';

/** The metadata that a page passes to `<Head>`. */
export interface CollectedHead {
  title: string;
  description: string;
}

/** Collects the metadata of a page during prerendering, for its structured data and for `llms.txt`. */
export const CollectHead = createContext<((head: CollectedHead) => void) | undefined>(undefined);
