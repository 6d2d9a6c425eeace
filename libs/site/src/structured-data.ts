import { createContext } from 'react';
import type { LocalBusinessLeaf, MergeLeafTypes, OrganizationLeaf, Thing } from 'schema-dts';

/** A company that is both an `Organization` and a `LocalBusiness`. */
export type Company = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>;

/** Structured data of a page, in the schema.org vocabulary. */
export interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': readonly (Thing | Company)[];
}

/**
 * Collects the structured data of pages during prerendering. It is not rendered in the browser: the Content Security
 * Policy would block the script element, and search engines only read the document.
 */
export const StructuredDataContext = createContext<((data: StructuredData) => void) | undefined>(undefined);
