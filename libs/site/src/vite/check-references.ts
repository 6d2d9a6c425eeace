import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryPage, SiteEntry } from '../document/entry.ts';
import { ConfigurationError } from '../host/configuration-error.ts';
import { allowedOrigins, isAllowed, type PolicyOptions } from '../host/policy.ts';
import { providerPaths } from '../host/provider-paths.ts';
import type { Reference } from './references.ts';
import { findPlaces, placeAt, type SourceFile } from './source-places.ts';

/** A built site, whose documents are checked. */
export interface CheckedSite extends Pick<SiteEntry, 'origin' | 'redirects'> {
  pages: readonly Pick<EntryPage, 'path' | 'file'>[];
  /** The path of every document. */
  documents: ReadonlySet<string>;
  /** The folder of public files. */
  client: string;
  sources: readonly SourceFile[];
}

/** Throws if a page links to a page or a file of this site that does not exist. */
export function checkPageLinks(site: CheckedSite, references: readonly Reference[]): void {
  const isProvider = new RegExp(`^${providerPaths}`);
  const broken = references.flatMap((reference) => {
    if (reference.kind !== 'link' || !URL.canParse(reference.url, site.origin + reference.document))
      return [];
    const { origin, pathname } = new URL(reference.url, site.origin + reference.document);
    const path = decode(pathname.replace(/(?<=.)\/$/, ''));
    const exists =
      origin !== site.origin ||
      site.documents.has(path) ||
      site.documents.has(pathname) ||
      path in site.redirects ||
      isProvider.test(path) ||
      isFile(site.client, path);
    return exists ? [] : [{ ...reference, path }];
  });
  const messages = broken.flatMap(({ url, path, ...reference }) => {
    // A link has the prefix of its document, its source has none.
    const bare = path.replace(/^\/[^/]+(?=\/)/, '');
    return findPlacesOf(site, [url, path, bare], reference).map(
      (place) => `${place}: There is no page "${path}". The page "${reference.document}" links to it.`,
    );
  });
  if (messages.length > 0)
    throw new ConfigurationError([...new Set(messages)].slice(0, maxMessages).join('\n'));
}

const maxMessages = 50;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A folder counts if it has a page of its own, as the editor does. */
function isFile(client: string, path: string): boolean {
  const file = statSync(join(client, path), { throwIfNoEntry: false });
  return file?.isFile() ?? (file !== undefined && isFile(client, join(path, 'index.html')));
}

/** The places where one of several forms of a URL is written, or else the file of the page. */
function findPlacesOf(
  { sources, pages }: Pick<CheckedSite, 'sources' | 'pages'>,
  urls: readonly string[],
  { page, document }: Pick<Reference, 'page' | 'document'>,
): string[] {
  for (const url of urls) {
    const places = findPlaces(sources, url);
    if (places.length > 0) return places;
  }
  const { file } = pages.find(({ path }) => path === page) ?? {};
  return [file ? `src/${file.replace(/^\.?\//, '')}` : document];
}

/** What the policy of a site blocks unless `defineSite` names its origin. */
const blocked = {
  frames: 'frames from',
  images: 'images from',
  forms: 'forms to',
  connect: 'requests to',
} as const;

/** What a source that runs in a browser may use, without a document that shows it. */
const usedInSources: readonly [kind: keyof typeof blocked, pattern: RegExp][] = [
  ['frames', /<iframe\b[^>]*?\bsrc=\{?["'`](https?:[^"'`\s$]+)/g],
  ['images', /<img\b[^>]*?\bsrc=\{?["'`](https?:[^"'`\s$]+)/g],
  ['forms', /(?:<form\b[^>]*?\baction|\bformAction)=\{?["'`](https?:[^"'`\s$]+)/g],
  ['connect', /\b(?:fetch|EventSource|WebSocket|sendBeacon)\(\s*["'`]((?:https?|wss?):[^"'`\s$]+)/g],
];

/** Returns a warning for each origin that the policy of the site blocks, with the places where it is used. */
export function findBlocked(
  site: CheckedSite,
  policy: PolicyOptions,
  references: readonly Reference[],
): string[] {
  const warnings = new Set<string>();
  const warn = (kind: keyof typeof blocked, url: string, places: () => readonly string[]) => {
    if (!URL.canParse(url)) return;
    const { origin } = new URL(url);
    if (origin === site.origin || isAllowed(origin, allowedOrigins(policy)[kind])) return;
    for (const place of places())
      warnings.add(
        `${place}: The policy of the site blocks ${blocked[kind]} ${origin}. ` +
          `Allow them in defineSite with policy: { ${kind}: ['${origin}'] }, or remove them.`,
      );
  };
  for (const reference of references) {
    const { kind, url } = reference;
    if (kind === 'link') continue;
    if (kind === 'media') {
      for (const place of findPlacesOf(site, [url], reference))
        warnings.add(
          `${place}: The policy of the site blocks audio and video, such as ${url}. Link to it, or embed a player in a frame.`,
        );
      continue;
    }
    warn(kind, url, () => findPlacesOf(site, [url], reference));
  }
  for (const source of site.sources.filter(({ name }) => /(?<!\.server|\.test)\.[jt]sx?$/.test(name)))
    for (const [kind, pattern] of usedInSources)
      for (const match of source.text.matchAll(pattern))
        warn(kind, match[1] ?? '', () => [placeAt(source, match.index + match[0].length)]);
  return [...warnings];
}
