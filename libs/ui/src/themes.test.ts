import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { serviceThemes } from './themes.ts';

it('the stylesheet defines a hue and a chroma for every service theme, and no other themes', () => {
  const tokens = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
  const named = [
    ...tokens.matchAll(/\[data-theme='(\w+)'\] \{\s+--theme-hue: \d+;\s+--theme-chroma: 0\.\d+;/g),
  ];
  expect(named.map(([, name]) => name)).toEqual(serviceThemes);
});
