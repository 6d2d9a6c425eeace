import { pageDataId, type PageData } from '../page-data.ts';
import { belowFold, folded, unfold } from './first-screen.ts';
import { nearDrawings, withLaterDrawings } from './later-drawings.ts';
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
    (come && `const come=()=>{${come}};setTimeout(come,9e3);`) +
    `document.head.append(${link});import(${JSON.stringify(script)})`;
  // Frames may be asked for before one is seen. A browser that keeps to itself what it has painted gets two seconds.
  const painted = 'r=>{new PerformanceObserver(r).observe({type:"paint",buffered:true});setTimeout(r,2000)}';
  // Browsers ask for it as soon as all else is loaded, which may be before they paint.
  const manifest = 'm=document.querySelector("[rel=manifest]")';
  const boot = `const ${manifest};m.rel="";new Promise(${painted}).then(()=>{m.rel="manifest";${later}})`;
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
