import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { serviceThemes } from './themes.ts';

it('every service theme has its hue and chroma in the tokens, and there is no other', () => {
  const tokens = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
  const named = [
    ...tokens.matchAll(/\[data-theme='(\w+)'\] \{\s+--theme-hue: \d+;\s+--theme-chroma: 0\.\d+;/g),
  ];
  expect(named.map(([, name]) => name)).toEqual(serviceThemes);
});
