import { createContext } from 'react';

/**
 * Takes what pages say of themselves while documents are drawn. In the browser nobody does: React would have to make a
 * script element, which the policy of the documents forbids, and no search engine would come back to read it.
 */
export const StructuredDataContext = createContext<((data: object) => void) | undefined>(undefined);
