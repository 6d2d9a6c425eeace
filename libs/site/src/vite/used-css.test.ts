import { describe, expect, it } from 'vitest';
import { usedCss } from './used-css.ts';

const headScript = "document.documentElement.dataset.scheme='dark'";

const html =
  '<body lang="zh-TW" class="page md:wide 2xl:wide"><p class="note [&amp;&gt;b]:bold"><b hidden>Hello</b> <a href="/a.pdf" data-theme="red"></a></body>';

describe('usedCss', () => {
  it.each([
    ['.page{color:red}'],
    ['p{color:red}'],
    ['[data-theme=red]{color:red}'],
    ['[data-scheme=dark] p{color:red}'],
    [':is(.menu,.note) b{color:red}'],
    ['a[href$=".pdf"]{color:red}'],
    ['.note:not(.other:is(.menu)){color:red}'],
    [String.raw`.\32 xl\:wide{color:red}`],
    ['.page:focus-visible .note:not(.other){color:red}'],
    [':lang(zh) p{color:red}'],
    ['.page:has(b){color:red}'],
    ['@media (width>=48rem){.md\\:wide{color:red}}'],
    ['@layer utilities{.note{color:red}}'],
    [String.raw`.\[\&\>b\]\:bold>b{color:red}`],
    ['@font-face{font-family:Display;src:url(/a.woff2)}'],
    [':root{tab-size:4}'],
    ['p{animation:spin 1s}@keyframes spin{to{rotate:1turn}}'],
    [':root{--ink:red}p{color:var(--ink)}'],
  ])('keeps a rule that the document uses: %s', (rule) => {
    expect(usedCss(rule, html, headScript)).toContain('{');
  });

  it.each([
    '.menu{color:red}',
    '.page .menu{color:red}',
    '#menu{color:red}',
    '@media print{.menu{color:red}}',
    '@page{margin:14mm}',
    'table{color:red}',
    '[data-theme=blue]{color:red}',
    '[data-state]{color:red}',
    '[style]{color:red}',
    ':is(.menu,table) b{color:red}',
    '.note:hover{color:red}',
    '::-webkit-search-decoration{color:red}',
    '::backdrop{color:red}',
    ':host{color:red}',
    '::placeholder{color:red}',
    '.note:disabled{color:red}',
    '.page:has(dialog:modal){color:red}',
    '@media (forced-colors:active){p{color:red}}',
    '@keyframes spin{to{rotate:1turn}}',
    ':root{--ink:red;--shade:var(--ink)}',
    '@property --ink{syntax:"*";inherits:false}',
    'p{-webkit-text-decoration:inherit;cursor:pointer;transition-duration:1s}',
    '/* A note. */',
    '.note{&:hover{color:red}}',
  ])('removes a rule that the first paint does not need: %s', (rule) => {
    expect(usedCss(rule, html, headScript)).toBe('');
  });

  it('keeps only the used selectors of a rule', () => {
    expect(usedCss('.menu,.note{color:red}', html, headScript)).toBe('.note{color:red}');
  });

  it('keeps the custom properties that a drawing uses', () => {
    const css = ':root{--ink:var(--shade);--shade:red;--paper:white}';
    expect(usedCss(css, html, headScript, '<path fill="var(--ink)"/>')).toBe(
      ':root{--ink:var(--shade);--shade:red}',
    );
  });

  it('does not rewrite declarations, including new functions', () => {
    const rule = 'p{color:light-dark(oklch(24% .03 220),oklch(95% .01 200))}';
    expect(usedCss(rule, html, headScript)).toBe(rule);
  });
});
