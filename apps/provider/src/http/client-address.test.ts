import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { recordLog } from '../testing/small-app.ts';
import { identifyClients, toClient } from './client-address.ts';
import type { RequestEnv } from './observe-requests.ts';

describe('the rate limit key and the network of a client', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
    ['203.0.113.77:5123', '203.0.113.77', '203.0.113.0/24'],
    ['"203.0.113.77:_port"', '203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
    ['::FFFF:cb00:714d', '203.0.113.77', '203.0.113.0/24'],
    ['[::ffff:203.0.113.77]:443', '203.0.113.77', '203.0.113.0/24'],
    ['64:ff9b::203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:12:3456:1:2:3:4', '2001:0db8:0012:3400::/56', '2001:0db8:0012:3400::/56'],
    ['2001:DB8:12:34ff::1', '2001:0db8:0012:3400::/56', '2001:0db8:0012:3400::/56'],
    ['[2001:db8:12:3456::1]', '2001:0db8:0012:3400::/56', '2001:0db8:0012:3400::/56'],
    ['"[2001:db8:12:3456::1]:443"', '2001:0db8:0012:3400::/56', '2001:0db8:0012:3400::/56'],
    ['2001:db8::1', '2001:0db8:0000:0000::/56', '2001:0db8:0000:0000::/56'],
    ['::1', '0000:0000:0000:0000::/56', '0000:0000:0000:0000::/56'],
    ['fe80::1%eth0', 'fe80:0000:0000:0000::/56', 'fe80:0000:0000:0000::/56'],
    ['[fe80::1%25eth0]:443', 'fe80:0000:0000:0000::/56', 'fe80:0000:0000:0000::/56'],
    ['unknown', 'unknown', 'unknown'],
    ['_hidden', '_hidden', 'unknown'],
    ['pool-7.example.net', 'pool-7.example.net', 'unknown'],
    ['300.1.1.1', '300.1.1.1', 'unknown'],
    ['<script>', '<script>', 'unknown'],
    ['x'.repeat(5000), 'x'.repeat(100), 'unknown'],
  ])('with the address %j are %s and %s', (address, key, network) => {
    expect(toClient(address)).toEqual({ key, network });
  });

  it('are the same for the 256 networks of an IPv6 /56', () => {
    const keys = Array.from(
      { length: 256 },
      (_, index) => toClient(`2001:db8:0:12${index.toString(16).padStart(2, '0')}::7`).key,
    );
    expect(new Set(keys).size).toBe(1);
  });
});

function start(hops: number) {
  const { log, lines } = recordLog();
  const app = new Hono<RequestEnv>()
    .use(identifyClients(hops, log))
    .get('/', (context) => context.text(context.get('client').key));
  return {
    lines,
    keyWith: async (forwarded?: string) => {
      const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
      return (await app.request('/', { headers })).text();
    },
  };
}

it.each([
  [0, '198.51.100.1', 'unknown'],
  [1, '198.51.100.1', '198.51.100.1'],
  [1, '10.9.9.9, 198.51.100.1', '198.51.100.1'],
  [2, '10.9.9.9, 198.51.100.1:80, 192.0.2.1', '198.51.100.1'],
  [1, ' , ', 'unknown'],
  [1, undefined, 'unknown'],
])('with %d trusted hops, the client in %j is %s', async (hops, forwarded, key) => {
  const { keyWith, lines } = start(hops);
  expect(await keyWith(forwarded)).toBe(key);
  expect(lines).toEqual([]);
});

it('an address that cannot be read is logged once, without the text', async () => {
  const { keyWith, lines } = start(1);
  for (const hidden of ['_one', '_two']) expect(await keyWith(hidden)).toBe(hidden);
  expect(lines).toEqual([expect.stringContaining('"event":"client.unreadable"')]);
  expect(lines[0]).not.toContain('_one');
});
