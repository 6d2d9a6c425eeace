/** What a document tells the scripts that wake it. */
export interface PageData {
  language: string;
  words: Readonly<Record<string, object>>;
  /** When the document was drawn, in ISO 8601. */
  drawnAt: string;
}

export const pageDataId = 'page-data';

/** Reads what the document was drawn from, so that waking it needs no request. */
export function readPageData(): PageData {
  const block = document.getElementById(pageDataId);
  if (!block) throw new Error(`This document has no data block with the id "${pageDataId}".`);
  // The block was written from this very type when the document was built.
  return JSON.parse(block.textContent) as PageData;
}
