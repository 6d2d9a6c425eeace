import { iconNames } from '@studio/content';
import { expect, it } from 'vitest';
import { iconSprite } from './icon-sprite.ts';

it('has a symbol for every icon of the content, in the same order', () => {
  const ids = [...iconSprite(iconNames).matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><\w/g)];
  expect(ids.map(([, id]) => id)).toEqual(iconNames);
});

it('names an icon that Lucide does not have', () => {
  expect(() => iconSprite(['check', 'unicorn'])).toThrow('Lucide has no icon "unicorn"');
});
