import { expect, it } from 'vitest';
import { findTypeface, withoutWebFonts } from './find-typeface.ts';

const face = (source: string, range = '') => `@font-face{font-family:A;src:${source};${range}}`;

it.each([
  ['one file', face('url(/assets/a.woff2)format("woff2")'), '/assets/a.woff2'],
  ['a file after a local fallback', face('local(Arial)') + face('url("/assets/a.woff2")'), '/assets/a.woff2'],
  [
    'the Latin part',
    face('url(/assets/cyrillic.woff2)', 'unicode-range:U+460-52F') +
      face('url(/assets/latin-ext.woff2)', 'unicode-range:U+100-2BA') +
      face('url(/assets/latin.woff2)', 'unicode-range:U+??,U+131'),
    '/assets/latin.woff2',
  ],
  [
    'no part without Latin letters',
    face('url(/assets/cyrillic.woff2)', 'unicode-range:U+460-52F'),
    undefined,
  ],
  ['no file that the stylesheet contains', face('url(data:font/woff2;base64,d09GMg)'), undefined],
  ['nothing without typefaces', 'p{color:red}', undefined],
])('findTypeface finds %s', (_, css, url) => {
  expect(findTypeface(css)).toBe(url);
});

it('withoutWebFonts keeps the rules and the fallbacks of the system', () => {
  const rest = face('local(Arial)') + 'p{color:red}';
  expect(withoutWebFonts(face('url(/assets/a.woff2)') + rest)).toBe(rest);
});
