import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { getClientAddress, rateLimitKey, maskAddress } from './client-address.ts';

describe('the rate limit key and the network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:12:3456:1:2:3:4', '2001:0db8:0012:3400::/56', '2001:0db8:0012:3400::/56'],
    ['2001:db8:12:34ff::1', '2001:0db8:0012:3400::/56', '2001:0db8:0012:3400::/56'],
    ['2001:db8::1', '2001:0db8:0000:0000::/56', '2001:0db8:0000:0000::/56'],
    ['::1', '0000:0000:0000:0000::/56', '0000:0000:0000:0000::/56'],
    ['fe80::1%eth0', 'fe80:0000:0000:0000::/56', 'fe80:0000:0000:0000::/56'],
    ['unknown', 'unknown', 'unknown'],
    ['<script>', 'unknown', 'unknown'],
    ['', 'unknown', 'unknown'],
    ['300.1.1.1', 'unknown', 'unknown'],
  ])('of %j are %s and %s', (address, key, network) => {
    expect([rateLimitKey(address), maskAddress(address)]).toEqual([key, network]);
  });

  it('are the same for the 256 networks of an IPv6 /56', () => {
    const networks = Array.from(
      { length: 256 },
      (_, index) => `2001:db8:0:12${index.toString(16).padStart(2, '0')}::7`,
    );
    expect(new Set(networks.map(rateLimitKey)).size).toBe(1);
  });
});

const addressWith = async (hops: number, forwarded?: string) => {
  const app = new Hono().get('/', (context) => context.text(getClientAddress(context, hops)));
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  return (await app.request('/', { headers })).text();
};

it.each([
  [0, '198.51.100.1', 'unknown'],
  [1, '198.51.100.1', '198.51.100.1'],
  [1, '10.9.9.9, 198.51.100.1', '198.51.100.1'],
  [2, '10.9.9.9, 198.51.100.1, 192.0.2.1', '198.51.100.1'],
  [1, ' , ', 'unknown'],
  [1, undefined, 'unknown'],
])('with %d trusted hops, the client address in %j is %s', async (hops, forwarded, address) => {
  expect(await addressWith(hops, forwarded)).toBe(address);
});
