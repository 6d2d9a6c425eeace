import { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { refused } from './api/answers.ts';

/** More than any address of the site has. */
const longestAddress = 2048;

/** Refuses what nobody sends who means well: programs in between may understand it in another way than we do. */
export const refuseOddRequests = createMiddleware(async (context, next) => {
  const incoming = incomingOf(context);
  const address = incoming?.url ?? context.req.url;
  if (address.length > longestAddress) return refused(context, 414, 'The address is too long.');
  // What is packed may be far larger than it looks.
  if (context.req.header('Content-Encoding') !== undefined)
    return refused(context, 415, 'Send the body as it is, without a Content-Encoding.');
  if (incoming && isAmbiguous(incoming)) {
    // Nobody knows where the next request would begin.
    context.header('Connection', 'close');
    return refused(context, 400, 'The request can be understood in two ways.');
  }
  return next();
});

/** Node refuses most of what the standard forbids, but not this. https://www.rfc-editor.org/rfc/rfc9112 */
export function isAmbiguous({ url = '', httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  const elsewhere = !url.startsWith('/') && (!URL.canParse(url) || new URL(url).host !== headers.host);
  const { 'transfer-encoding': coding } = headers;
  const oddlyParted = coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion !== '1.1');
  const isOld = httpVersion !== '1.1' && httpVersion !== '1.0';
  return hosts > 1 || elsewhere || oddlyParted || isOld;
}

/** The request as Node handed it on. A test has none. */
function incomingOf(context: Context): IncomingMessage | undefined {
  const env: unknown = context.env;
  const incoming = typeof env === 'object' && env && 'incoming' in env ? env.incoming : undefined;
  return incoming instanceof IncomingMessage ? incoming : undefined;
}
