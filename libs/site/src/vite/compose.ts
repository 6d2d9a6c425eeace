import { holdClicks } from '../hydration/hydration.ts';
import { reloadedKey } from '../navigation/reloaded-key.ts';
import { pageDataId, type PageData } from '../hydration/page-data.ts';
import { loadVisibleDrawings, withLazyDrawings } from './lazy-drawings.ts';
import { usedCss } from './used-css.ts';

export interface DocumentParts {
  /** The document as React rendered it. */
  html: string;
  structuredData?: object | undefined;
  /** Runs before the first paint. */
  headScript?: string | undefined;
  data: PageData;
  /** The complete stylesheet. The rules that the page uses are inlined. */
  css: string;
  /** Returns the text of a drawing, by its URL. */
  readDrawing: (url: string) => string;
  /** The URL of the complete stylesheet. */
  stylesheet: string;
  /** The URL of the typeface, which is there before the first paint on a fast connection only. */
  typeface: string | undefined;
  /** The URL of the client entry. */
  entry: string;
  /** The URLs of the other scripts that hydration needs. */
  scripts: readonly string[];
  /** The URLs of the translations and the content that hydration needs. */
  translations: readonly string[];
  /** Returns the Content Security Policy of a document with these inline styles. */
  policy: (styles: string) => string;
}

/**
 * Completes a document: its styles and the translations of the shell are inlined, so that it renders without other requests.
 * The complete stylesheet, for what appears later, and all scripts load after the first paint.
 */
export function composeDocument(parts: DocumentParts): string {
  const { headScript = '', structuredData, stylesheet, typeface, entry, scripts, translations } = parts;
  const { html, files, noscript } = withLazyDrawings(parts.html);
  const styles = usedCss(parts.css, html, headScript, files.map(parts.readDrawing).join(''));
  return insert(html, {
    '</head>':
      `<meta http-equiv="Content-Security-Policy" content="${parts.policy(styles)}">` +
      (typeface ? `<link rel="preload" as="font" href="${typeface}" crossorigin>` : '') +
      `<style>${styles}</style>` +
      jsonBlock('application/json', { stylesheet, entry, scripts, translations }, ` id="${filesId}"`) +
      `<script>${inlineScript(headScript)}</script>` +
      (structuredData ? jsonBlock('application/ld+json', structuredData) : '') +
      `<noscript><link rel="stylesheet" href="${stylesheet}"></noscript>`,
    '</body>': noscript + dataBlock(parts.data),
  });
}

/** The inline script of every document. It is the same in all of them, so that one header can allow it by its hash. */
export const inlineScript = (headScript = ''): string => headScript + holdClicks + loadRest;

const filesId = 'page-files';

/**
 * Requests the client entry again until it arrives: when the browser is online, after 3, 6, 9 … seconds. Clicks are held
 * meanwhile. From the second failure on it reloads the document once, unless that would lose typed text, as `reloadOnce`
 * does: a deployment may have replaced the entry, and Firefox repeats no failed `import()`.
 */
const loadEntry =
  'const hydrate=tries=>import(entry).catch(async e=>{' +
  'console.warn(e);' +
  'await new Promise(r=>setTimeout(r,3e3*tries));' +
  'navigator.onLine||await new Promise(r=>addEventListener("online",r,{once:true}));' +
  `tries<2||history.state?.${reloadedKey}||` +
  '[...document.querySelectorAll("input,textarea")].some(f=>f.value!=f.defaultValue)||' +
  '!(await fetch(location.href,{method:"HEAD"}).catch(e=>e)).ok?' +
  'hydrate(tries+1):' +
  `(history.replaceState({...history.state,${reloadedKey}:true},""),location.reload())});`;

/**
 * Loads everything else after the first paint. Without this wait, Largest Contentful Paint is 1.0 to 1.3 s later on a slow
 * phone (see docs/performance.md). A browser that does not report paints starts after two seconds. A stylesheet that could
 * not be loaded is requested again every three seconds, also that of a part.
 */
const loadRest =
  `;{const {stylesheet,entry,scripts,translations}=JSON.parse(document.getElementById("${filesId}").textContent),` +
  'add=(rel,href,more)=>document.head.appendChild(Object.assign(document.createElement("link"),{rel,href},more));' +
  'document.addEventListener("error",({target:t})=>t.rel=="stylesheet"&&setTimeout(()=>t.replaceWith(t.cloneNode()),3e3),true);' +
  'addEventListener("DOMContentLoaded",()=>' +
  'new Promise(r=>{new PerformanceObserver(r).observe({type:"paint",buffered:true});setTimeout(r,2000)}).then(()=>{' +
  loadVisibleDrawings +
  'add("stylesheet",stylesheet);' +
  'scripts.map(f=>add("modulepreload",f));' +
  'translations.map(f=>add("preload",f,{as:"fetch",crossOrigin:""}));' +
  loadEntry +
  'hydrate(1)}))}';

/** Inserts text before the last occurrence of each closing tag. */
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

/** A data block, which browsers do not run. `<` is escaped, so that no text can close it. */
function jsonBlock(type: string, data: object, attributes = ''): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${attributes}>${json}</script>`;
}
