import { holdClicks } from '../hydration.ts';
import { pageDataId, type PageData } from '../page-data.ts';
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
  /** The address of the complete stylesheet. */
  stylesheet: string;
  /** The address of the client entry. */
  entry: string;
  /** The addresses of the other scripts and of the words that hydration needs. */
  preloads: Preloads;
}

export interface Preloads {
  scripts: readonly string[];
  words: readonly string[];
}

export interface ComposedDocument {
  html: string;
  /** The inline scripts and styles, which the policy allows by hash. */
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Completes a document: its styles and the words of the shell are inlined, so that it renders without other requests.
 * The complete stylesheet and all scripts load after the first paint.
 */
export function composeDocument(parts: DocumentParts): ComposedDocument {
  const { structuredData, data, css, stylesheet } = parts;
  const { html, noscript } = withLazyDrawings(parts.html);
  const head = (parts.headScript ?? '') + holdClicks;
  const boot = bootScript(parts, noscript !== '');
  const styles = usedCss(css, html);
  return {
    html: insert(html, {
      '</head>':
        `<script>${head}</script><style>${styles}</style><script type="module">${boot}</script>` +
        (structuredData ? jsonBlock('application/ld+json', structuredData) : '') +
        `<noscript><link rel="stylesheet" href="${stylesheet}"></noscript>`,
      '</body>': noscript + dataBlock(data),
    }),
    scripts: [head, boot],
    styles: [styles],
  };
}

/**
 * Loads everything else after the first paint. Without this wait, Largest Contentful Paint is 1.0 to 1.3 s later on a slow
 * phone (see docs/performance.md). A browser that does not report paints starts after two seconds.
 */
function bootScript({ stylesheet, entry, preloads }: DocumentParts, hasDrawings: boolean): string {
  const list = (addresses: readonly string[]) => JSON.stringify(addresses);
  return (
    'const add=(rel,href,more)=>document.head.append(Object.assign(document.createElement("link"),{rel,href},more));' +
    'new Promise(r=>{new PerformanceObserver(r).observe({type:"paint",buffered:true});setTimeout(r,2000)}).then(()=>{' +
    // The colors of the illustrations are in the complete stylesheet.
    `add("stylesheet",${JSON.stringify(stylesheet)}${hasDrawings ? `,{onload(){${loadVisibleDrawings}}}` : ''});` +
    `${list(preloads.scripts)}.map(f=>add("modulepreload",f));` +
    `${list(preloads.words)}.map(f=>add("preload",f,{as:"fetch",crossOrigin:""}));` +
    `import(${JSON.stringify(entry)})})`
  );
}

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
