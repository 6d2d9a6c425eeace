import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** Renders a whole document. Throws if any component throws, instead of leaving a gap. */
export async function renderDocument(document: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(document, {
    onError: (error) => void errors.push(error),
    // Otherwise React puts large boundaries at the end and moves them with inline scripts, which the policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, 'The page threw an error while it was rendered.');
  return html;
}
