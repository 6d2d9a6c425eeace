import type { Language } from '@studio/i18n';
import type { PageContent } from '../content/page-content.ts';
import type { ContentContext, ContentPage } from '../content/site-content.ts';
import type {
  Collection,
  ForeignPiece,
  ListContent,
  PieceCard,
  PieceContent,
  PieceFields,
} from './define-collection.ts';
import type { Piece } from './piece.ts';

/** How many related pieces a piece has. */
const relatedCount = 3;

/** The pages of the pieces of a collection, and those that list them. */
export function collectionPages<Fields extends PieceFields>(
  collection: Collection<Fields>,
  pieces: readonly Piece<Fields>[],
  context: Pick<ContentContext, 'languages' | 'translate'>,
): ContentPage[] {
  const { languages } = context;
  const byLanguage = Map.groupBy(pieces, ({ language }) => language);
  const bySlug = Map.groupBy(pieces, ({ slug }) => slug);
  const lists = languages.map((language) =>
    listPages(collection, byLanguage.get(language) ?? [], language, context),
  );
  return [
    ...languages.flatMap((language) => {
      const own = byLanguage.get(language) ?? [];
      const findRelated = rankRelated(collection, own);
      const byRoute = Map.groupBy(own, ({ path, slug }) => path.slice(0, path.lastIndexOf(slug)));
      return [...byRoute.values()].flatMap((near) =>
        near.map((piece, index) =>
          piecePage(piece, {
            newer: near[index - 1],
            older: near[index + 1],
            related: findRelated(piece),
            languages: (bySlug.get(piece.slug) ?? []).map((version) => version.language),
            feeds: feedLinks(collection, language, context),
          }),
        ),
      );
    }),
    ...[...bySlug.values()].flatMap((versions) => foreignPages(versions, languages)),
    ...lists.flat(),
    ...foreignLists(lists),
  ];
}

/**
 * A language may have fewer pages of a list, or no piece of a group. There, the address of such a page has the first page
 * of its list, or an empty one, and search engines do not list it.
 */
function foreignLists<Fields extends PieceFields>(
  lists: readonly (readonly ListPage<Fields>[])[],
): ListPage<Fields>[] {
  const existing = Map.groupBy(lists.flat(), ({ path }) => path);
  return [...existing].flatMap(([path, versions]) =>
    lists
      .filter((own) => !own.some((page) => page.path === path))
      .flatMap((own) => {
        const [list] = own;
        const { group = '' } = versions[0]?.content.data ?? {};
        const first = own.find((page) => page.path === path.replace(/\/page\/\d+$/, ''));
        const { content } = first ?? list ?? {};
        if (!list || !content) return [];
        const empty = { ...content.data, items: [], page: 1, pages: 1, group };
        return {
          ...list,
          path,
          content: {
            ...content,
            values: { page: 1, group },
            indexed: false,
            languages: versions.map(({ language }) => language),
            data: first ? content.data : empty,
          },
        };
      }),
  );
}

/** A page that lists pieces. */
interface ListPage<Fields extends PieceFields> extends ContentPage {
  content: PageContent<ListContent<Fields>>;
}

interface PieceContext<Fields extends PieceFields> extends Pick<
  PieceContent<Fields>,
  'newer' | 'older' | 'related'
> {
  languages: readonly Language[];
  feeds: ReturnType<typeof feedLinks>;
}

function piecePage<Fields extends PieceFields>(
  piece: Piece<Fields>,
  { newer, older, related, languages, feeds }: PieceContext<Fields>,
): ContentPage {
  const { path, language, fields, headings, nodes, picture } = piece;
  const data: PieceContent<Fields> = {
    ...toCard(piece),
    headings,
    nodes,
    newer: newer && toCard(newer),
    older: older && toCard(older),
    related: related.map(toCard),
  };
  return {
    path,
    language,
    modified: fields.updated ?? fields.date,
    content: {
      values: { title: fields.title, summary: fields.summary },
      languages,
      indexed: !piece.isDraft,
      published: fields.date,
      picture,
      alternates: [{ type: 'text/markdown', href: markdownFile(language, path) }, ...feeds],
      data,
    },
  };
}

/** The URL of a piece as Markdown. */
export const markdownFile = (language: Language, path: string) => `/${language}${path}.md`;

export const toCard = <Fields extends PieceFields>({
  slug,
  path,
  language,
  fields,
  title,
  summary,
  minutes,
  cover,
  upright,
  isDraft,
}: PieceCard<Fields>): PieceCard<Fields> => ({
  slug,
  path,
  language,
  fields,
  title,
  summary,
  minutes,
  cover,
  upright,
  isDraft,
});

/**
 * Returns a function that finds the pieces with the most groups in common, in their order. Pieces with the same groups
 * share a ranking, which needs only the first pieces of each set of groups, so the time grows linearly.
 */
function rankRelated<Fields extends PieceFields>(
  { groups }: Collection<Fields>,
  pieces: readonly Piece<Fields>[],
): (piece: Piece<Fields>) => Piece<Fields>[] {
  const groupsOf = ({ fields }: Piece<Fields>) => [...(groups?.of(fields) ?? [])].sort();
  const keyOf = (piece: Piece<Fields>) => groupsOf(piece).join(' ');
  // One more, because a piece is not related to itself.
  const count = relatedCount + 1;
  const order = new Map(pieces.map((piece, index) => [piece, index]));
  const candidates = [...Map.groupBy(pieces, keyOf).values()].flatMap((same) => same.slice(0, count));
  const rankings = new Map<string, readonly Piece<Fields>[]>();

  const rank = (piece: Piece<Fields>) => {
    const own = new Set(groupsOf(piece));
    return candidates
      .map((candidate) => ({
        candidate,
        shared: groupsOf(candidate).filter((group) => own.has(group)).length,
      }))
      .filter(({ shared }) => shared > 0)
      .sort(
        (one, other) =>
          other.shared - one.shared || Number(order.get(one.candidate)) - Number(order.get(other.candidate)),
      )
      .slice(0, count)
      .map(({ candidate }) => candidate);
  };
  return (piece) => {
    const key = keyOf(piece);
    const ranking = rankings.get(key) ?? rank(piece);
    rankings.set(key, ranking);
    return ranking.filter((other) => other !== piece).slice(0, relatedCount);
  };
}

/** The lists of a collection in one language. A list without pieces has a page, too. */
function listPages<Fields extends PieceFields>(
  collection: Collection<Fields>,
  pieces: readonly Piece<Fields>[],
  language: Language,
  context: Pick<ContentContext, 'translate'>,
): ListPage<Fields>[] {
  const { list, groups } = collection;
  if (!list) return [];
  const byGroup = Map.groupBy(
    pieces.flatMap((piece) => (groups?.of(piece.fields) ?? []).map((group) => ({ group, piece }))),
    ({ group }) => group,
  );
  const listed = [...byGroup].map(([id, { length: count }]) => ({
    id,
    path: (groups?.path ?? '').replace(':tag', id),
    count,
  }));
  const alternates = feedLinks(collection, language, context);

  const pagesOf = (items: readonly Piece<Fields>[], path: string, group?: string): ListPage<Fields>[] => {
    const pages = Math.max(1, Math.ceil(items.length / list.size));
    return Array.from({ length: pages }, (_, index) => {
      const page = index + 1;
      const shown = items.slice(index * list.size, page * list.size);
      const data: ListContent<Fields> = { items: shown.map(toCard), page, pages, groups: listed, group };
      const content: PageContent<ListContent<Fields>> = {
        values: { page, group: group ?? '' },
        alternates,
        data,
      };
      const modified = shown
        .map(({ fields }) => fields.updated ?? fields.date)
        .sort()
        .at(-1);
      return { path: index === 0 ? path : `${path}/page/${String(page)}`, language, content, modified };
    });
  };

  return [
    ...pagesOf(pieces, list.path),
    ...listed.flatMap(({ id, path }) =>
      pagesOf(
        (byGroup.get(id) ?? []).map(({ piece }) => piece),
        path,
        id,
      ),
    ),
  ];
}

/** The feeds of a collection, if it has feeds. */
export function feedLinks<Fields extends PieceFields>(
  { list, feed }: Pick<Collection<Fields>, 'list' | 'feed'>,
  language: Language,
  { translate }: Pick<ContentContext, 'translate'>,
) {
  if (!list || feed === undefined) return [];
  const title = translate(feed, language);
  const folder = `/${language}${list.path}`;
  return [
    { type: 'application/atom+xml', href: `${folder}/feed.atom`, title },
    { type: 'application/feed+json', href: `${folder}/feed.json`, title },
  ];
}

/** In a language that a piece does not have, its page leads to the original. */
function foreignPages<Fields extends PieceFields>(
  versions: readonly Piece<Fields>[],
  languages: readonly Language[],
): ContentPage[] {
  const existing = versions.map(({ language }) => language);
  const original = versions.toSorted(
    (one, other) => languages.indexOf(one.language) - languages.indexOf(other.language),
  )[0];
  if (!original) return [];
  const data: ForeignPiece<Fields> = { original: toCard(original) };
  return languages
    .filter((language) => !existing.includes(language))
    .map((language) => ({
      path: original.path,
      language,
      content: {
        values: { title: original.fields.title, summary: original.fields.summary },
        languages: existing,
        indexed: false,
        data,
      },
    }));
}
