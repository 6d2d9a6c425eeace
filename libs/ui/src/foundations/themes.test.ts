import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { serviceThemes } from './themes.ts';
import { readThemes } from './tokens/index.ts';

it('themes.css defines a hue and a chroma for every named theme, and no other themes', () => {
  const themes = readThemes(readFileSync(new URL('themes.css', import.meta.url), 'utf8'));
  expect(themes.map(({ name }) => name)).toEqual(serviceThemes);
  for (const { hue, chroma } of themes) {
    expect(hue).toBeGreaterThan(0);
    expect(chroma).toBeGreaterThan(0);
  }
});
