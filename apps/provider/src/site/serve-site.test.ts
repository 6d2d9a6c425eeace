import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { smallApp } from '../testing/small-app.ts';

const { app } = smallApp();
const unpack: Record<string, (data: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
  none: (data) => data,
};

describe('a file of the site', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['zstd, gzip', 'zstd'],
    ['gzip', 'gzip'],
    ['identity', 'none'],
    ['br;q=0, *;q=0', 'none'],
  ])('is the same for a browser that takes %j, which gets %s', async (accepted, encoding) => {
    const answer = await app.request('/en', { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('Content-Encoding') ?? 'none').toBe(encoding);
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await answer.arrayBuffer());
    expect(unpack[encoding]?.(body).toString()).toBe('hello in english');
    expect(answer.headers.get('Content-Length')).toBe(String(body.length));
  });

  it('has a name of its own in each encoding, so that no cache takes one for another', async () => {
    const etags = await Promise.all(
      ['br', 'zstd', 'gzip', 'identity'].map(async (accepted) => {
        const answer = await app.request('/assets/a-1.js', { headers: { 'Accept-Encoding': accepted } });
        return answer.headers.get('ETag');
      }),
    );
    expect(new Set(etags).size).toBe(4);
  });

  it.each(['W/"x", "%"', '*', 'W/"%"'])('is not sent to somebody who has it, as %j says', async (pattern) => {
    const etag = (await app.request('/en')).headers.get('ETag') ?? '';
    const known = pattern.replace('"%"', etag);
    expect((await app.request('/en', { headers: { 'If-None-Match': known } })).status).toBe(304);
  });

  it('is as long without its body as with it', async () => {
    const whole = await app.request('/en');
    const head = await app.request('/en', { method: 'HEAD' });
    expect([...head.headers]).toEqual([...whole.headers]);
    expect(await head.text()).toBe('');
  });
});
