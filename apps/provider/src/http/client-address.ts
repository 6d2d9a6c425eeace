import { isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';

/**
 * The client address. Each trusted proxy appends the address that it sees to `X-Forwarded-For`; earlier entries may be
 * forged.
 */
export function getClientAddress(context: Context, trustedHops: number): string {
  const direct = directAddress(context);
  if (trustedHops === 0) return direct;
  const entries = (context.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.at(-trustedHops) ?? direct;
}

function directAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    // Requests by `app.request()` in tests have no connection.
    return 'unknown';
  }
}

/** The network of an address, for the log: enough to recognize a flood, too little to identify a person. */
export function maskAddress(address: string): string {
  const client = rateLimitKey(address);
  return isIPv4(client) ? client.replace(/\d+$/, '0/24') : client;
}

/** The key for rate limits. An IPv6 household often has a /56, so it counts as one client. */
export function rateLimitKey(address: string): string {
  const [, mapped = address] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (isIPv4(mapped)) return mapped;
  return isIPv6(mapped) ? `${expandIPv6(mapped.replace(/%.*/, '')).slice(0, 17)}00::/56` : 'unknown';
}
