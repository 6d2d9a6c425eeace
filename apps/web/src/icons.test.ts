import { readFileSync } from 'node:fs';
import { iconNames } from '@studio/content';
import { expect, it } from 'vitest';

it('draws every icon that the content may ask for, and no other', () => {
  const file = readFileSync(new URL('./parts/icons.svg', import.meta.url), 'utf8');
  const drawn = [...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual(iconNames);
});
