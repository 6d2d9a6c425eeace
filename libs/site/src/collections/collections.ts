import type { Language } from '@studio/i18n';
import { join } from 'node:path';
import type { BuiltContent, ContentContext, ContentPage, SiteContent } from '../content/site-content.ts';
import { collectionPages, feedLinks, markdownFile, toCard } from './collection-pages.ts';
import type { Collection, PieceCard, PieceFields } from './define-collection.ts';
import { feedSize, renderAtom, renderJsonFeed } from './feeds.ts';
import type { Piece } from './piece.ts';
import { createPictures } from './pictures.ts';
import { readCollection, urlIn } from './read-collection.ts';

/** Returns the pieces of a collection in one language, the newest first. */
export type PiecesOf = <Fields extends PieceFields>(
  collection: Collection<Fields>,
  language: Language,
) => readonly PieceCard<Fields>[];

export interface CollectionsOptions {
  /** More pages with content, such as a home page with the newest pieces, in one language. */
  pages?: (piecesOf: PiecesOf, language: Language) => Readonly<Record<string, unknown>>;
}

/** A collection that has been read. */
interface ReadCollection {
  collection: Collection;
  pieces: readonly Piece[];
}

/** The content of a site from the files of its collections: pages, lists, feeds and Markdown. */
export function collections(
  all: readonly Collection[],
  { pages }: CollectionsOptions = {},
): SiteContent<BuiltContent> {
  return {
    folders: (root) => all.map(({ folder }) => join(root, folder)),
    async read(context) {
      const today = new Date().toISOString().slice(0, 10);
      const pictures = createPictures(join(context.root, 'node_modules/.cache/pictures'));
      const read: ReadCollection[] = [];
      for (const collection of all)
        read.push({ collection, pieces: await readCollection(collection, context, today, pictures) });

      const piecesOf = (collection: Collection, language: Language) =>
        (read.find((candidate) => candidate.collection === collection)?.pieces ?? [])
          .filter((piece) => piece.language === language)
          .map(toCard);
      const more = context.languages.flatMap((language): ContentPage[] =>
        Object.entries(pages?.(piecesOf as PiecesOf, language) ?? {}).map(([path, data]) => ({
          path,
          language,
          content: { data },
        })),
      );
      return {
        pages: [
          ...read.flatMap(({ collection, pieces }) => collectionPages(collection, pieces, context)),
          ...more,
        ],
        files: Object.fromEntries(read.flatMap((one) => Object.entries(filesOf(one, context)))),
        copies: await pictures.encode(),
        links: read.flatMap(({ pieces }) => pieces.flatMap(linksOf)),
        entries: read.flatMap(({ collection, pieces }) =>
          pieces.map(({ language, path, fields, text }) => ({
            language,
            path,
            kind: collection.name,
            title: fields.title,
            text: `${fields.summary} ${text}`,
          })),
        ),
        lists: read.map((one) => listOf(one, context)),
      };
    },
  };
}

/** Links in a text to pages of the site. */
const linksOf = ({ links, file, language, headings, path }: Piece) =>
  links
    .filter(({ target }) => /^(?:\/(?!\/)|#)/.test(target))
    .filter(({ target }) => !headings.some(({ id }) => target === `#${id}`))
    .map(({ target, line }) => ({
      file,
      line,
      language,
      target: target.startsWith('#') ? path + target : target,
    }));

/** The feeds of a collection, and its pieces as Markdown. */
function filesOf({ collection, pieces }: ReadCollection, context: ContentContext): Record<string, string> {
  const files: Record<string, string> = {};
  for (const language of context.languages) {
    const own = pieces.filter((piece) => piece.language === language);
    for (const { path, fields, markdown } of own)
      files[markdownFile(language, path)] = `# ${fields.title}\n\n${fields.summary}\n\n${markdown.trim()}\n`;
    const [atom, json] = feedLinks(collection, language, context);
    if (!atom || !json) continue;
    const options = {
      title: atom.title,
      language,
      origin: context.origin,
      page: collection.list?.path ?? '/',
      pieces: own.slice(0, feedSize),
      urlOf: urlIn(language, context),
    };
    files[atom.href] = renderAtom({ ...options, self: atom.href });
    files[json.href] = renderJsonFeed({ ...options, self: json.href });
  }
  return files;
}

/** The pieces in the fallback language, for `llms.txt`. */
function listOf({ collection, pieces }: ReadCollection, { languages, origin, translate }: ContentContext) {
  const [language] = languages;
  const { name, feed, title = feed } = collection;
  return {
    title: title === undefined || language === undefined ? name : translate(title, language),
    items: pieces
      .filter((piece) => piece.language === language)
      .map(({ path, fields }) => ({
        name: fields.title,
        summary: fields.summary,
        href: origin + markdownFile(language ?? '', path),
      })),
  };
}
