import { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { refuse } from './responses.ts';

/** Longer than any URL of the site. */
const maxUrlLength = 2048;

/** Rejects requests that a proxy might parse differently than Node (request smuggling). */
export const rejectAmbiguousRequests = createMiddleware(async (context, next) => {
  const incoming = getNodeRequest(context);
  const url = incoming?.url ?? context.req.url;
  if (url.length > maxUrlLength) return refuse(context, 'url_too_long', 'The URL is too long.');
  // A small compressed body can decompress to a huge one.
  if (context.req.header('Content-Encoding') !== undefined)
    return refuse(
      context,
      'content_encoding',
      'Content-Encoding is not supported. Send the body uncompressed.',
    );
  if (incoming && isAmbiguous(incoming)) {
    // It is unclear where the next request starts.
    context.header('Connection', 'close');
    return refuse(context, 'ambiguous', 'The request is ambiguous.');
  }
  return next();
});

/** Whether RFC 9112 forbids a request that Node accepts: https://www.rfc-editor.org/rfc/rfc9112 */
export function isAmbiguous({ url = '', httpVersion, headers, headersDistinct }: IncomingMessage): boolean {
  const { host = '', 'transfer-encoding': coding } = headers;
  const hasInvalidHost =
    headersDistinct['host']?.length !== 1 || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`);
  const hasOtherHost = !url.startsWith('/') && (!URL.canParse(url) || new URL(url).host !== host);
  const hasInvalidCoding =
    coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion !== '1.1');
  const hasUnknownVersion = httpVersion !== '1.1' && httpVersion !== '1.0';
  return hasInvalidHost || hasOtherHost || url.includes('\\') || hasInvalidCoding || hasUnknownVersion;
}

/** Node's request. Requests by `app.request()` in tests have none. */
function getNodeRequest(context: Context): IncomingMessage | undefined {
  const env: unknown = context.env;
  const incoming = typeof env === 'object' && env && 'incoming' in env ? env.incoming : undefined;
  return incoming instanceof IncomingMessage ? incoming : undefined;
}
