import { pageDataId, type PageData } from '../page-data.ts';
import { contentSecurityPolicy } from './policy.ts';
import { usedCss } from './used-css.ts';

export interface Parts {
  /** As React drew it. */
  html: string;
  /** What the page says of itself to machines. */
  structuredData?: object | undefined;
  /** Runs before anything is drawn. */
  headScript?: string | undefined;
  data: PageData;
  /** All rules of the site. Those that the page uses go into the document. */
  css: string;
  /** The address of the complete sheet, which follows for all that is shown later. */
  stylesheet: string;
  /** The address of the script that wakes the page. */
  script: string;
  /** Gives the complete sheet to a browser that knows no modules. */
  withoutModules: { src: string; integrity: string };
}

/**
 * Makes the document that is sent: its styles and words are in it, so it is readable when it arrives, and its
 * script and the complete sheet come after the first paint.
 */
export function composeDocument({
  html: drawn,
  structuredData,
  headScript,
  data,
  css,
  stylesheet,
  script,
  withoutModules,
}: Parts): string {
  const { html: whole, drawings } = withLaterDrawings(drawn);
  const { html, firstScreen, end } = folded(whole);

  const isFolded = firstScreen !== html;
  const come = [isFolded && unfold, drawings && nearDrawings].filter(Boolean).join(';');
  const sheet = `rel:"stylesheet",href:${JSON.stringify(stylesheet)}${come && ',onload:come,onerror:come'}`;
  const link = `Object.assign(document.createElement("link"),{${sheet}})`;
  const later =
    (come && `const come=()=>{${come}};`) + `document.head.append(${link});import(${JSON.stringify(script)})`;
  // Frames may be asked for before one is seen. A browser that keeps to itself what it has painted gets two seconds.
  const painted = 'r=>{new PerformanceObserver(r).observe({type:"paint",buffered:true});setTimeout(r,2000)}';
  const boot = `new Promise(${painted}).then(()=>{${later}})`;
  return insert(html, {
    '</head>':
      // A slow phone would draw what it has read so far, and move it when the rest comes.
      `<link rel="expect" href="#${end}" blocking="render">` +
      (headScript ? `<script>${headScript}</script>` : '') +
      `<style>${usedCss(css, firstScreen)}${isFolded ? belowFold : ''}</style><script type="module">${boot}</script>` +
      (structuredData ? jsonBlock('application/ld+json', structuredData) : '') +
      `<noscript><link rel="stylesheet" href="${stylesheet}"></noscript>` +
      `<script nomodule src="${withoutModules.src}" integrity="${withoutModules.integrity}"></script>`,
    '</body>': drawings + dataBlock(data),
  });
}

/**
 * A browser fetches the files of drawings as soon as it reads of them, which is before it paints. Here they refer to
 * nothing at first. Where no script comes to change that, they refer to what stands in `noscript`.
 */
function withLaterDrawings(html: string): { html: string; drawings: string } {
  const files = [...new Set([...html.matchAll(drawingFile)].map(([, file = '']) => file))];
  const uses = files.map((file) => `<use id="${file}" href="${file}"/>`);
  return {
    html: html.replace(drawingFile, '<use href="#$1"'),
    drawings: uses.length > 0 ? `<noscript><svg hidden>${uses.join('')}</svg></noscript>` : '',
  };
}

const drawingFile = /<use href="(\/[^"]+)"/g;

/** Lets each drawing that is come near refer to its file. The complete sheet has its colours. */
const nearDrawings =
  'const o=new IntersectionObserver(e=>e.map(({target:t,isIntersecting:i})=>{if(i){' +
  'o.unobserve(t);const{href:h}=t.firstChild;h.baseVal=h.baseVal.slice(1)}}),{rootMargin:"100%"});' +
  `document.querySelectorAll('use[href^="#/"]').forEach(u=>o.observe(u.parentNode))`;

/**
 * What is seen first ends where a page says so, or before its third section, or with the whole of a short one. What follows
 * has its styles in the complete sheet, and is hidden until that is there. Chrome takes an element as arrived when it
 * begins, so the one that is waited for is the one that comes next.
 */
function folded(html: string): { html: string; firstScreen: string; end: string } {
  const [own] = / data-fold\b[^>]*>/.exec(html) ?? [];
  const at = own === undefined ? thirdSection(html) : html.lastIndexOf('<', html.indexOf(own));
  if (at === undefined) return { html, firstScreen: html, end: pageDataId };
  const firstScreen = html.slice(0, at);
  const [tag = '', name = '', attributes = ''] = /^<(\w+)([^>]*)/.exec(html.slice(at)) ?? [];
  const [, id = 'second-screen'] = / id="([^"]*)"/.exec(attributes) ?? [];
  const others = attributes.replace(/ (?:data-fold|id)="[^"]*"/g, '');
  const marked = `<${name} data-fold id="${id}"${others}`;
  return { html: firstScreen + marked + html.slice(at + tag.length), firstScreen, end: id };
}

/** Where the third section begins of those right in `main`, or in the one element that is in it. */
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
  const third = sections[2];
  return third && begin + third.index;
}

const belowFold =
  '@media screen and (scripting:enabled){' +
  '[data-fold],[data-fold]~*,main:has([data-fold])~footer{content-visibility:hidden!important}}';

/** If the sheet does not come, words without it are better than none. Where they lead to is further down than it was. */
const unfold =
  'document.querySelector("[data-fold]").removeAttribute("data-fold");document.querySelector(":target")?.scrollIntoView()';

/** Puts something before each of these closing tags. */
export function insert(html: string, additions: Readonly<Record<string, string>>): string {
  return Object.entries(additions).reduce((text, [tag, addition]) => {
    const at = text.lastIndexOf(tag);
    if (at < 0) throw new Error(`The document has no ${tag}.`);
    return text.slice(0, at) + addition + text.slice(at);
  }, html);
}

export function dataBlock(data: PageData): string {
  return jsonBlock('application/json', data, ` id="${pageDataId}"`);
}

/** A block that browsers do not run. `<` is escaped, so that no text can end it. */
function jsonBlock(type: string, data: object, attributes = ''): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${attributes}>${json}</script>`;
}

/** The policy that lets this document run what is written in it, and nothing else, except analytics where it is wanted. */
export function policyOf(html: string, runtimeStyles: readonly string[], analytics?: boolean): string {
  const between = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text ?? '');
  const scripts = between(/<script(?! type="application\/(?:ld\+)?json"| nomodule)[^>]*>(.*?)<\/script>/gs);
  const styles = [...between(/<style[^>]*>(.*?)<\/style>/gs), ...runtimeStyles];
  return contentSecurityPolicy({ scripts, styles }, analytics);
}
