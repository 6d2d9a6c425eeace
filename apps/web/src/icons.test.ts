import { readFileSync } from 'node:fs';
import { iconNames } from '@studio/content';
import { expect, it } from 'vitest';

it('icons.svg contains every icon that the content can use, and no others', () => {
  const file = readFileSync(new URL('./sections/icons.svg', import.meta.url), 'utf8');
  const ids = [...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(iconNames);
});
