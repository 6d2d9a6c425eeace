import type { Language } from '@studio/i18n';
import type { Element, Root } from 'hast';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { visit } from 'unist-util-visit';
import type { ContentNode } from '../content/content-node.ts';
import type { ContentContext } from '../content/site-content.ts';
import type { Collection, PieceCard, PieceFields } from './define-collection.ts';
import { ContentError, readFrontMatter } from './front-matter.ts';
import type { Pictures } from './pictures.ts';
import { renderMarkdown, type RenderedMarkdown } from './markdown.ts';

/** A piece in one language, as its file has it. */
export interface Piece<Fields extends PieceFields = PieceFields>
  extends PieceCard<Fields>, Pick<RenderedMarkdown, 'headings' | 'links' | 'text'> {
  /** Relative to the folder of the site's project. */
  file: string;
  /** The folder of the piece, with its pictures. */
  folder: string;
  markdown: string;
  tree: Root;
  /** The pictures in the text, by their elements. */
  pictures: ReadonlyMap<Element, ContentNode>;
}

/** Reads all pieces of a collection, in their order. Leaves out what is not published yet, except in development. */
export async function readCollection<Fields extends PieceFields>(
  collection: Collection<Fields>,
  { root, languages, isDevelopment }: Pick<ContentContext, 'root' | 'languages' | 'isDevelopment'>,
  today: string,
  pictures: Pictures,
): Promise<Piece<Fields>[]> {
  const { folder, schema, directives = {}, values, path } = collection;
  const base = join(root, folder);
  if (!existsSync(base)) return [];
  const pieces: Piece<Fields>[] = [];
  for (const slug of (await readdir(base)).sort()) {
    const own = join(base, slug);
    const files = (await readdir(own)).filter((name) => name.endsWith('.md'));
    for (const name of files) {
      const file = relative(root, join(own, name));
      const language = languages.find((code) => name === `${code}.md`);
      if (!language)
        throw new ContentError(file, 1, `The site has no language "${name.replace('.md', '')}".`);
      const text = fillIn(await readFile(join(own, name), 'utf8'), values?.(language) ?? {}, file);
      const { fields, body, offset } = readFrontMatter(text, schema, file);
      const isDraft = fields.draft || fields.date > today;
      if (isDraft && !isDevelopment) continue;
      const rendered = await renderMarkdown(body, { file, offset, directives });
      const renderField = async (picture: PieceFields['cover']) =>
        picture &&
        (await pictures.render({ source: join(own, picture.file), alt: picture.alt, file, line: 1 })).picture;
      pieces.push({
        slug,
        path: (typeof path === 'string' ? path : path.of(fields)).replace(':slug', slug),
        language,
        fields,
        minutes: readingMinutes(rendered.text, language),
        isDraft,
        file,
        folder: own,
        markdown: body,
        cover: await renderField(fields.cover),
        upright: await renderField(fields.upright),
        pictures: await renderPictures(rendered.tree, pictures, { folder: own, file, offset }),
        ...rendered,
      });
    }
  }
  return pieces.sort(
    (one, other) =>
      (collection.compare?.(one.fields, other.fields) ?? 0) ||
      other.fields.date.localeCompare(one.fields.date) ||
      one.slug.localeCompare(other.slug),
  );
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

/** Renders the pictures in a text. In the tree itself, for feeds, each gets the URL of its fallback. */
async function renderPictures(
  tree: Root,
  { render }: Pictures,
  { folder, file, offset }: { folder: string; file: string; offset: number },
): Promise<Map<Element, ContentNode>> {
  const elements: Element[] = [];
  visit(tree, { type: 'element', tagName: 'img' }, (element: Element) => void elements.push(element));
  const rendered = new Map<Element, ContentNode>();
  for (const element of elements) {
    const { src = '', alt = '' } = element.properties;
    const line = (element.position?.start.line ?? 1) + offset;
    const { picture, fallback } = await render({
      source: join(folder, src),
      alt,
      file,
      line,
    });
    element.properties.src = fallback;
    rendered.set(element, picture);
  }
  return rendered;
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
