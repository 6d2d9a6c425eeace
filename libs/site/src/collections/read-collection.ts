import type { Language } from '@studio/i18n';
import type { Element } from 'hast';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { visit } from 'unist-util-visit';
import type { ContentNode } from '../content/content-node.ts';
import type { ContentContext } from '../content/site-content.ts';
import type { Collection, PieceFields } from './define-collection.ts';
import { ContentError, readFrontMatter, type FrontMatter } from './front-matter.ts';
import { feedSize, toFeedHtml } from './feeds.ts';
import type { Pictures } from './pictures.ts';
import { renderMarkdown, toNodes } from './markdown.ts';
import type { Piece } from './piece.ts';

/** A file of a piece, before its text is parsed. */
interface PieceFile<Fields> extends FrontMatter<Fields> {
  slug: string;
  language: Language;
  file: string;
  /** The folder of the piece, with its pictures. */
  folder: string;
  isDraft: boolean;
}

/** The URL of a page of the site in one language. */
export const urlIn =
  (language: Language, { origin, localizePath }: Pick<ContentContext, 'origin' | 'localizePath'>) =>
  (path: string) =>
    origin + localizePath(path, language);

/** Reads all pieces of a collection, in their order. Leaves out what is not published yet, except in development. */
export async function readCollection<Fields extends PieceFields>(
  collection: Collection<Fields>,
  context: Omit<ContentContext, 'translate'>,
  today: string,
  pictures: Pictures,
): Promise<Piece<Fields>[]> {
  const pieces: Piece<Fields>[] = [];
  const counts = new Map<Language, number>();
  // One after the other, and without their trees, so that only one is in memory.
  for (const file of await readFiles(collection, context, today)) {
    const count = counts.get(file.language) ?? 0;
    counts.set(file.language, count + 1);
    const isInFeed = collection.feed !== undefined && count < feedSize;
    pieces.push(await renderPiece(file, collection, context, pictures, isInFeed));
  }
  return pieces;
}

async function readFiles<Fields extends PieceFields>(
  collection: Collection<Fields>,
  { root, languages, isDevelopment }: Pick<ContentContext, 'root' | 'languages' | 'isDevelopment'>,
  today: string,
): Promise<PieceFile<Fields>[]> {
  const { folder, schema, values } = collection;
  const base = join(root, folder);
  if (!existsSync(base)) return [];
  const files: PieceFile<Fields>[] = [];
  for (const slug of (await readdir(base)).sort()) {
    const own = join(base, slug);
    const names = (await readdir(own)).filter((name) => name.endsWith('.md'));
    if (names.length > 0 && !/^[\w~-]+$/.test(slug))
      throw new ContentError(
        relative(root, own),
        1,
        `The folder "${slug}" is no address of a page. Name it with the letters from a to z, digits and hyphens.`,
      );
    for (const name of names) {
      const file = relative(root, join(own, name));
      const language = languages.find((code) => name === `${code}.md`);
      if (!language)
        throw new ContentError(file, 1, `The site has no language "${name.replace('.md', '')}".`);
      const text = fillIn(await readFile(join(own, name), 'utf8'), values?.(language) ?? {}, file);
      const frontMatter = readFrontMatter(text, schema, file);
      const isDraft = frontMatter.fields.draft || frontMatter.fields.date > today;
      if (!isDraft || isDevelopment)
        files.push({ ...frontMatter, slug, language, file, folder: own, isDraft });
    }
  }
  return files.sort(
    (one, other) =>
      (collection.compare?.(one.fields, other.fields) ?? 0) ||
      other.fields.date.localeCompare(one.fields.date) ||
      one.slug.localeCompare(other.slug),
  );
}

async function renderPiece<Fields extends PieceFields>(
  { slug, language, fields, body, offset, file, folder, isDraft }: PieceFile<Fields>,
  { path, marked = [], directives = {} }: Collection<Fields>,
  context: Omit<ContentContext, 'translate'>,
  pictures: Pictures,
  isInFeed: boolean,
): Promise<Piece<Fields>> {
  const urlOf = urlIn(language, context);
  const mark = (text: string) => context.markWordBreaks(text, language);
  const { tree, headings, links, text } = await renderMarkdown(body, { file, offset, directives });
  const renderField = async (picture: PieceFields['cover']) =>
    picture && pictures.render({ source: join(folder, picture.file), alt: picture.alt, file, line: 1 });
  const cover = await renderField(fields.cover);
  const upright = await renderField(fields.upright);

  let markdown = body;
  const replaceUrl = (url: string, whole: string) => {
    markdown = markdown.replaceAll(`](${url})`, `](${whole})`);
  };
  for (const { target } of links) if (target.startsWith('/')) replaceUrl(target, urlOf(target));
  const rendered = new Map<Element, ContentNode>();
  visit(tree, 'element', (element: Element) => {
    if (element.tagName === 'img') rendered.set(element, '');
  });
  for (const element of rendered.keys()) {
    const { src = '', alt = '' } = element.properties;
    const line = (element.position?.start.line ?? 1) + offset;
    const { picture, fallback } = await pictures.render({ source: join(folder, src), alt, file, line });
    rendered.set(element, picture);
    replaceUrl(src, context.origin + fallback);
    // In feeds, a picture has only its fallback.
    element.properties.src = fallback;
  }
  return {
    slug,
    path: (typeof path === 'string' ? path : path.of(fields)).replace(':slug', slug),
    language,
    fields: mapFields(fields, marked, mark),
    title: mark(fields.title),
    summary: mark(fields.summary),
    minutes: readingMinutes(text, language),
    cover: cover?.picture,
    upright: upright?.picture,
    picture: (upright ?? cover)?.fallback,
    isDraft,
    file,
    markdown,
    headings,
    links,
    text,
    nodes: toNodes(tree, mark, (element) => rendered.get(element)),
    html: isInFeed ? toFeedHtml(tree, urlOf) : undefined,
  };
}

/** Changes the texts of some fields. */
function mapFields<Fields extends PieceFields>(
  fields: Fields,
  names: readonly string[],
  change: (text: string) => string,
): Fields {
  const entries = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' && names.includes(name) ? change(value) : value,
  ]);
  // `Object.fromEntries` does not keep the names.
  return Object.fromEntries(entries) as Fields;
}

/** Replaces the placeholders in a file. */
function fillIn(text: string, values: Readonly<Record<string, string>>, file: string): string {
  return text.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (_, name: string, at: number) => {
    const value = values[name];
    if (value !== undefined) return value;
    const names = Object.keys(values).join(', ');
    throw new ContentError(
      file,
      text.slice(0, at).split('\n').length,
      `There is no value "${name}". There are: ${names}.`,
    );
  });
}

const wordsPerMinute = 220;
const charactersPerMinute = 400;

/** Chinese, Japanese and Korean are counted in characters. */
export function readingMinutes(text: string, language: Language): number {
  const characters =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  const others = text.replace(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu,
    ' ',
  );
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(others))
    if (isWordLike) words += 1;
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute));
}
