import type { Translations } from '@studio/i18n';

/** The data that a document passes to hydration. */
export interface PageData {
  language: string;
  translations: Translations;
}

export const pageDataId = 'page-data';

/** Reads the data that the document was rendered from. */
export function readPageData(): PageData {
  const block = document.getElementById(pageDataId);
  if (!block) throw new Error(`This document has no data block with the id "${pageDataId}".`);
  // The block was written from this very type when the document was built.
  return JSON.parse(block.textContent) as PageData;
}
