import { isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { Log } from '../log/log.ts';
import type { Client, RequestEnv } from './observe-requests.ts';

/**
 * Identifies the client of each request. Each trusted proxy appends the address that it sees to `X-Forwarded-For`;
 * earlier entries may be forged.
 */
export function identifyClients(trustedHops: number, log: Log) {
  let warned = false;
  return createMiddleware<RequestEnv>(async (context, next) => {
    const forwarded = trustedHops > 0 ? readForwarded(context, trustedHops) : undefined;
    const client = toClient(forwarded ?? directAddress(context));
    context.set('client', client);
    if (forwarded !== undefined && client.network === 'unknown' && !warned) {
      warned = true;
      log.warn(
        { event: 'client.unreadable' },
        'A proxy sends something other than an IP address in X-Forwarded-For, so rate limits may count its visitors together.',
      );
    }
    return next();
  });
}

const readForwarded = (context: Context, trustedHops: number) =>
  context.req
    .header('X-Forwarded-For')
    ?.split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .at(-trustedHops);

function directAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    // Requests by `app.request()` in tests have no connection.
    return 'unknown';
  }
}

/**
 * The client with an address. What is not one, such as the `_hidden` of a proxy that hides addresses, is a client of its
 * own: one key for all of them would let a few visitors use up the limits of the others.
 */
export function toClient(text: string): Client {
  const address = readAddress(text);
  if (address === undefined) return { key: text.slice(0, 100), network: 'unknown' };
  if (isIPv4(address)) return { key: address, network: address.replace(/\d+$/, '0/24') };
  const network = `${address.slice(0, 17)}00::/56`;
  return { key: network, network };
}

/** Reads an IPv4 address or an expanded IPv6 address. Some proxies add a port, brackets, quotes or the zone. */
function readAddress(text: string): string | undefined {
  const unquoted = text.replace(/^"(.*)"$/, '$1');
  const [, host = unquoted] =
    /^\[(.*)\](?::[\w.-]+)?$/.exec(unquoted) ?? /^([\d.]+):[\w.-]+$/.exec(unquoted) ?? [];
  if (isIPv4(host)) return host;
  if (!isIPv6(host)) return undefined;
  const address = expandIPv6(host.replace(/%.*/, '').toLowerCase());
  const [, first, second] = embeddedIPv4.exec(address) ?? [];
  if (first === undefined || second === undefined) return address;
  return Buffer.from(first + second, 'hex').join('.');
}

/** An IPv4 address within IPv6: mapped, or translated by a network without IPv4 (https://www.rfc-editor.org/rfc/rfc6052). */
const embeddedIPv4 =
  /^(?:0000:0000:0000:0000:0000:ffff|0064:ff9b:0000:0000:0000:0000):([\da-f]{4}):([\da-f]{4})$/;
