import { describe, expect, it } from 'vitest';
import { usedCss } from './used-css.ts';

const html = '<body class="page md:wide 2xl:wide"><p class="note [&amp;&gt;b]:bold">Hello</p></body>';

describe('the styles that stand in a document', () => {
  it.each([
    ['.page{color:red}'],
    ['p{color:red}'],
    ['[data-state=open]{color:red}'],
    ['a[href$=".pdf"]{color:red}'],
    ['.note:not(.other:is(.menu)){color:red}'],
    [String.raw`.\32 xl\:wide{color:red}`],
    ['.page:hover .note:not(.other){color:red}'],
    ['@media (width>=48rem){.md\\:wide{color:red}}'],
    ['@layer utilities{.note{color:red}}'],
    [String.raw`.\[\&\>b\]\:bold>b{color:red}`],
    ['@font-face{font-family:Display;src:url(/a.woff2)}'],
    ['@keyframes spin{to{rotate:1turn}}'],
  ])('hold what it can use: %s', (rule) => {
    expect(usedCss(rule, html)).toContain('{');
  });

  it.each(['.menu{color:red}', '.page .menu{color:red}', '@media print{.menu{color:red}}'])(
    'do not hold what it has no class for: %s',
    (rule) => {
      expect(usedCss(rule, html)).toBe('');
    },
  );

  it('keep the used half of a rule', () => {
    expect(usedCss('.menu,.note{color:red}', html)).toBe('.note{color:red}');
  });

  it('reach the browser as they were written, new functions too', () => {
    const rule = ':root{--ink:light-dark(oklch(24% .03 220),oklch(95% .01 200))}';
    expect(usedCss(rule, html)).toBe(rule);
  });
});
