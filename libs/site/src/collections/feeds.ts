import type { Language } from '@studio/i18n';
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import type { Piece } from './piece.ts';

export interface FeedOptions {
  title: string;
  language: Language;
  origin: string;
  /** The paths of the page and of the feed. */
  page: string;
  self: string;
  /** The newest first. */
  pieces: readonly Piece[];
  /** The URL of a page of the site in the language of the feed. */
  urlOf: (path: string) => string;
}

/** How many pieces a feed has. */
export const feedSize = 20;

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const timeOf = (date: string) => `${date}T00:00:00Z`;

const changed = ({ fields }: Piece) => timeOf(fields.updated ?? fields.date);

/** An Atom feed with the full texts. https://datatracker.ietf.org/doc/html/rfc4287 */
export function renderAtom({ title, language, page, self, pieces, urlOf, origin }: FeedOptions): string {
  const entries = pieces.map((piece) => {
    const url = urlOf(piece.path);
    return `<entry>
<title>${escapeXml(piece.fields.title)}</title>
<id>${url}</id>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${timeOf(piece.fields.date)}</published>
<updated>${changed(piece)}</updated>
<summary>${escapeXml(piece.fields.summary)}</summary>
<content type="html">${escapeXml(piece.html ?? '')}</content>
</entry>
`;
  });
  const latest = pieces.map(changed).sort().at(-1) ?? timeOf('2026-01-01');
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${escapeXml(title)}</title>
<id>${urlOf(page)}</id>
<link rel="alternate" type="text/html" href="${urlOf(page)}"/>
<link rel="self" type="application/atom+xml" href="${origin}${self}"/>
<updated>${latest}</updated>
<author><name>${escapeXml(title)}</name></author>
${entries.join('')}</feed>
`;
}

/** A JSON feed with the full texts. https://www.jsonfeed.org/version/1.1/ */
export function renderJsonFeed({ title, language, page, self, pieces, urlOf, origin }: FeedOptions): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    language,
    home_page_url: urlOf(page),
    feed_url: origin + self,
    items: pieces.map((piece) => ({
      id: urlOf(piece.path),
      url: urlOf(piece.path),
      title: piece.fields.title,
      summary: piece.fields.summary,
      date_published: timeOf(piece.fields.date),
      date_modified: changed(piece),
      content_html: piece.html,
    })),
  });
}

/** A text as HTML, with whole URLs. Changes the tree. */
export function toFeedHtml(tree: Root, urlOf: (path: string) => string): string {
  visit(tree, 'element', ({ properties }: Element) => {
    const { href, src } = properties;
    if (typeof href === 'string' && href.startsWith('/')) properties.href = urlOf(href);
    if (typeof src === 'string') properties.src = new URL(src, urlOf('/')).href;
  });
  return toHtml(tree);
}
