import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address that a request comes from. Behind proxies it is the one that the outermost of them saw: each trusted hop
 * adds an entry to `X-Forwarded-For`, and whatever stands before those may be invented.
 */
export function addressOf(context: Context, trustedHops: number): string {
  return addressBehind(directAddress(context), context.req.header('X-Forwarded-For'), trustedHops);
}

/** The same, of a request as Node hands it on. */
export function addressOfIncoming({ socket, headers }: IncomingMessage, trustedHops: number): string {
  const { 'x-forwarded-for': forwarded } = headers;
  return addressBehind(socket.remoteAddress ?? 'unknown', forwarded?.toString(), trustedHops);
}

function addressBehind(direct: string, forwarded: string | undefined, trustedHops: number): string {
  if (trustedHops === 0) return direct;
  const entries = (forwarded ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.at(-trustedHops) ?? direct;
}

function directAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    // A request that did not come over the network, as in a test.
    return 'unknown';
  }
}

/**
 * The network that an address belongs to: enough to tell a neighbour from a flood, and too little to find a person.
 */
export function networkOf(address: string): string {
  const client = clientOf(address);
  return isIPv4(client) ? client.replace(/\d+$/, '0/24') : client;
}

/** Whoever is counted as one. A household has 256 networks of IPv6, and can have them all speak at once. */
export function clientOf(address: string): string {
  const [, mapped = address] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (isIPv4(mapped)) return mapped;
  return isIPv6(mapped) ? `${groupsOf(mapped).slice(0, 4).join(':').slice(0, -2)}00::/56` : 'unknown';
}

/** The eight groups of an IPv6 address, each with its four digits. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const between = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...between, ...after].map((group) => group.padStart(4, '0'));
}
