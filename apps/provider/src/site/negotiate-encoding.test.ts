import { describe, expect, it } from 'vitest';
import { negotiateEncoding } from './negotiate-encoding.ts';

describe('the encoding of a response', () => {
  const offered = ['identity', 'br', 'zstd', 'gzip'];

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['zstd;q=1, gzip;q=0.1', 'zstd'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('for %j is %s', (accepted, encoding) => {
    expect(negotiateEncoding(accepted, offered)).toBe(encoding);
  });

  it('is identity for a file without compressed copies', () => {
    expect(negotiateEncoding('br', ['identity'])).toBe('identity');
  });
});
