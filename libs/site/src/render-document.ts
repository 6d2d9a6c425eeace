import { createElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { DrawnPage } from './entry.ts';
import { StructuredDataContext, type StructuredData } from './structured-data.ts';

/** Renders a whole document. Throws if any component throws, instead of leaving a gap. */
export async function renderDocument(document: ReactNode): Promise<DrawnPage> {
  const errors: unknown[] = [];
  let structuredData: StructuredData | undefined;
  const collect = (data: StructuredData) => {
    structuredData = data;
  };
  const { prelude } = await prerender(createElement(StructuredDataContext, { value: collect }, document), {
    onError: (error) => void errors.push(error),
    // Otherwise React puts large boundaries at the end and moves them with inline scripts, which the policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, 'The page threw while it was drawn.');
  return { html, structuredData };
}
