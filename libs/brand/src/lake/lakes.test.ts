import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { lakeFile } from './lake-file.ts';
import * as lakes from './lakes.ts';

const all = Object.entries(lakes);

describe.each(all)('the lake %s', (_, lake) => {
  const file = lakeFile(lake);

  it('is at most 1.9 KB', () => {
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(1900);
  });

  it('has no styles, which a policy would refuse, and no colors but tokens', () => {
    expect(file).not.toMatch(/style=|class=/);
    for (const [, color] of file.matchAll(/(?:fill|stroke)="([^"]+)"/g))
      expect(color).toMatch(/^(?:none|currentColor|var\(--color-(?:day|dusk)-[0-8]\))$/);
  });

  it('has whole numbers, and a sheet for each shadow', () => {
    expect(file).not.toMatch(/\d\.\d/);
    const shadows = file.split('<path stroke="none"').length - 1;
    const sheets = file.split('<path vector-effect').length - 1;
    expect(shadows).toBe(lake.kind === 'lines' ? 0 : sheets);
    expect(sheets).toBeGreaterThan(2);
  });
});

it('no two lakes are the same', () => {
  expect(new Set(all.map(([, { seed }]) => seed)).size).toBe(all.length);
});

it('a lake whose layers drift has one symbol per layer', () => {
  expect(lakeFile(lakes.home).match(/id="[^"]+"/g)).toEqual(
    Array.from({ length: 9 }, (_, index) => `id="layer-${String(index)}"`),
  );
});
