import { createContext } from 'react';
import type { LocalBusinessLeaf, MergeLeafTypes, OrganizationLeaf, Thing } from 'schema-dts';

/** A company with a place, which search engines know as both. */
export type Company = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>;

/** What a page says of itself to machines, in the vocabulary of schema.org. */
export interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': readonly (Thing | Company)[];
}

/**
 * Takes what pages say of themselves while documents are drawn. In the browser nobody does: React would have to make a
 * script element, which the policy of the documents forbids, and no search engine would come back to read it.
 */
export const StructuredDataContext = createContext<((data: StructuredData) => void) | undefined>(undefined);
