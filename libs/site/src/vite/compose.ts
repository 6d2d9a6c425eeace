import { foldId } from '../fold.ts';
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
  html,
  structuredData,
  headScript,
  data,
  css,
  stylesheet,
  script,
  withoutModules,
}: Parts): string {
  const [firstScreen = html] = html.split(` id="${foldId}"`);
  const isFolded = firstScreen !== html;
  const first = isFolded ? { html, end: foldId } : beforeThirdSection(html);

  const sheet = `rel:"stylesheet",href:${JSON.stringify(stylesheet)}${isFolded ? `,${whenItComes}` : ''}`;
  const link = `Object.assign(document.createElement("link"),{${sheet}})`;
  const later = `document.head.append(${link});import(${JSON.stringify(script)})`;
  // Frames may be asked for before one is seen. A browser that keeps to itself what it has painted gets two seconds.
  const painted = 'r=>{new PerformanceObserver(r).observe({type:"paint",buffered:true});setTimeout(r,2000)}';
  const boot = `new Promise(${painted}).then(()=>{${later}})`;
  return insert(first.html, {
    '</head>':
      // A slow phone would draw what it has read so far, and move it when the rest comes.
      `<link rel="expect" href="#${first.end}" blocking="render">` +
      (headScript ? `<script>${headScript}</script>` : '') +
      `<style>${usedCss(css, firstScreen)}${isFolded ? belowFold : ''}</style><script type="module">${boot}</script>` +
      (structuredData ? jsonBlock('application/ld+json', structuredData) : '') +
      `<noscript><link rel="stylesheet" href="${stylesheet}"></noscript>` +
      `<script nomodule src="${withoutModules.src}" integrity="${withoutModules.integrity}"></script>`,
    '</body>': dataBlock(data),
  });
}

/** The way to a place behind the fold is longer than it seemed. If the sheet does not come, words without it are better than none. */
const whenItComes = `onload:()=>document.querySelector(":target")?.scrollIntoView(),onerror:()=>document.getElementById("${foldId}").remove()`;

/** The complete sheet shows it: see `base.css`. */
const belowFold = `@layer base{@media screen{#${foldId}~*{content-visibility:hidden}}}`;

/**
 * What is seen first ends before the third section of a page, or with the whole of a short one. Chrome takes an
 * element as arrived when it begins, so the one that is waited for is the one that comes next.
 */
function beforeThirdSection(html: string): { html: string; end: string } {
  const [before, third = ''] = /^(?:.*?<section\b){2}.*?(<section\b[^>]*)/s.exec(html) ?? [];
  if (before === undefined) return { html, end: pageDataId };
  const [, own] = / id="([^"]*)"/.exec(third) ?? [];
  const end = own ?? 'second-screen';
  const rest = html.slice(before.length);
  return { html: own === undefined ? `${before} id="${end}"${rest}` : html, end };
}

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
