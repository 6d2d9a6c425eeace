import { pageDataId } from '../page-data.ts';

/**
 * What is seen first ends where a page says so, or before its third section, or with the whole of a short one. What follows
 * has its styles in the complete sheet, and is hidden until that is there. Chrome takes an element as arrived when it
 * begins, so the one that is waited for is the one that comes next.
 */
export function folded(html: string): { html: string; firstScreen: string; end: string } {
  const [own] = / data-second-screen\b[^>]*>/.exec(html) ?? [];
  const at = own === undefined ? thirdSection(html) : html.lastIndexOf('<', html.indexOf(own));
  if (at === undefined) return { html, firstScreen: html, end: pageDataId };
  const firstScreen = html.slice(0, at);
  const [tag = '', name = '', attributes = ''] = /^<(\w+)([^>]*)/.exec(html.slice(at)) ?? [];
  const [, id = 'second-screen'] = / id="([^"]*)"/.exec(attributes) ?? [];
  const others = attributes.replace(/ (?:data-second-screen|id)="[^"]*"/g, '');
  const marked = `<${name} data-fold id="${id}"${others}`;
  return { html: firstScreen + marked + html.slice(at + tag.length), firstScreen, end: id };
}

/**
 * Where the third section begins of those right in `main`, or in the one element that is in it. One that is the last has
 * too little to hide.
 */
function thirdSection(html: string): number | undefined {
  const begin = html.indexOf('<main');
  const parts: RegExpExecArray[] = [];
  const innerParts: RegExpExecArray[] = [];
  let depth = 0;
  for (const found of html.slice(begin).matchAll(/<\/?[a-z][^>]*>/gi)) {
    const [tag] = found;
    if (depth === 1 && tag === '</main>') break;
    if (tag.startsWith('</')) depth -= 1;
    else {
      if (depth === 1) parts.push(found);
      if (depth === 2) innerParts.push(found);
      if (!tag.endsWith('/>')) depth += 1;
    }
  }
  const sections = (parts.length === 1 ? innerParts : parts).filter(([tag]) => /^<section\b/.test(tag));
  const [, , third, fourth] = sections;
  return third && fourth && begin + third.index;
}

/**
 * Hides what follows. Nothing but its end shows it, not even the scripts that lay out later parts. The footer is treated
 * as in `base.css` from the start: Chrome would see it move. Without `visibility` it may report that what is hidden has
 * moved out of the whole screen. To fill in a form for the visitor it lays out all that is around it, which can wait too.
 */
export const belowFold =
  '@media screen and (scripting:enabled){' +
  '[data-fold],[data-fold]~*{content-visibility:hidden!important;visibility:hidden}' +
  '[data-fold],[data-fold]~*,main~footer{content-visibility:auto;contain-intrinsic-size:auto 50rem}' +
  ':has([data-fold]) footer form{display:none}}';

/** If the sheet does not come, words without it are better than none. A place behind the fold is further down than it was. */
export const unfold =
  'const fold=document.querySelector("[data-fold]");if(fold){' +
  'delete fold.dataset.fold;document.querySelector(":target")?.scrollIntoView()}';
