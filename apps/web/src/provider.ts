import { createClient, type Client } from '@studio/api-client';

/** The origin of the provider. It is empty if it is that of the site. */
const origin = import.meta.env.VITE_API_ORIGIN ?? '';

export const client: Client = createClient({ origin });

/**
 * The URL to which a form is sent without JavaScript. To another origin, browsers send no path in the Referer header, so
 * the query names the page that shows the result.
 */
export function formAction(endpoint: string, language: string, page: string): string {
  const action = `${origin}${endpoint}?lng=${language}`;
  return origin ? `${action}&page=/${language}${page}` : action;
}
