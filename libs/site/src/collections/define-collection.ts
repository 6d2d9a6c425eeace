import type { Language, TranslationKey } from '@studio/i18n';
import * as v from 'valibot';
import type { ContentNode } from '../content/content-node.ts';
import type { Directives } from './markdown.ts';

const sentence = v.pipe(v.string('It has to be a text.'), v.nonEmpty('It has to be a text.'));
const date = v.pipe(
  v.string('It has to be a date such as 2026-11-25.'),
  v.isoDate('It has to be a date such as 2026-11-25.'),
);

// The editor has a field with several lines, or with a crop, for texts with this metadata.
const paragraph = v.pipe(sentence, v.metadata({ multiline: true }));
const pictureFile = v.pipe(sentence, v.metadata({ picture: true }));

const picture = v.strictObject({ file: pictureFile, alt: sentence });

/** The fields that every piece has. A collection adds its own: `v.strictObject({ ...pieceFields, tags })`. */
export const pieceFields = {
  title: sentence,
  summary: paragraph,
  date,
  updated: v.optional(date),
  /** A picture beside the file, and what it shows. */
  cover: v.optional(picture),
  /** A picture for narrow places, which is higher than it is wide. @default the cover */
  upright: v.optional(picture),
  /** A draft is shown in development only. */
  draft: v.optional(v.boolean('It has to be true or false.'), false),
};

export type PieceFields = v.InferOutput<v.ObjectSchema<typeof pieceFields, undefined>>;

/** Pieces of one kind, such as posts: the files `{folder}/{slug}/{language}.md`. */
export interface Collection<Fields extends PieceFields = PieceFields> {
  name: string;
  /** Its title in `llms.txt`. @default that of its feeds */
  title?: TranslationKey;
  /** Relative to the folder of the site's project. */
  folder: string;
  schema: v.GenericSchema<unknown, Fields>;
  /** Other fields that a page shows as texts, so that they get marks where a line of Chinese may break. @default [] */
  marked?: readonly string[];
  /** The components that a text may use, with their attributes. @default {} */
  directives?: Directives;
  /** The figures that a file may name, such as `{{price}}`, so that a text does not repeat what is a fact elsewhere. */
  values?: (language: Language) => Readonly<Record<string, string>>;
  /** The path of the route of its pieces, such as `/blog/:slug`. Pieces of several kinds may have several routes. */
  path: string | { of(fields: Fields): string };
  /** The order of the pieces. @default the newest first */
  compare?(one: Fields, other: Fields): number;
  /** The pages that list the pieces, the newest first. The second one is at `{path}/page/2`. */
  list?: { path: string; size: number };
  /** Pages that list the pieces of a group, such as `/blog/tags/:tag`. */
  groups?: { path: string; of(fields: Fields): readonly string[] };
  /** The title of its feeds, if it has feeds: `{list.path}/feed.atom` and `feed.json` in each language. */
  feed?: TranslationKey;
}

export const defineCollection = <Fields extends PieceFields>(
  collection: Collection<Fields>,
): Collection<Fields> => collection;

/** What lists and links show of a piece. */
export interface PieceCard<Fields extends PieceFields = PieceFields> {
  slug: string;
  path: string;
  language: Language;
  fields: Fields;
  /** The fields `title` and `summary`, with marks where a line of Chinese may break. Render them with `renderMarkup`. */
  title: string;
  summary: string;
  /** The time that it takes to read, in minutes. */
  minutes: number;
  /** The picture of the field `cover`. */
  cover?: ContentNode | undefined;
  /** The picture of the field `upright`. */
  upright?: ContentNode | undefined;
  /** Whether it is not published yet, and so only in development. */
  isDraft: boolean;
}

/** The content of the page of a piece. */
export interface PieceContent<Fields extends PieceFields = PieceFields> extends PieceCard<Fields> {
  nodes: readonly ContentNode[];
  headings: readonly { id: string; level: number; text: string }[];
  /** Its neighbors among the pieces of the same route: `newer` is the one before it. */
  newer?: PieceCard<Fields> | undefined;
  older?: PieceCard<Fields> | undefined;
  /** Pieces with the most groups in common. */
  related: readonly PieceCard<Fields>[];
}

/** The content of the page of a piece in a language that it does not have. */
export interface ForeignPiece<Fields extends PieceFields = PieceFields> {
  original: PieceCard<Fields>;
}

/** The content of a page that lists pieces. */
export interface ListContent<Fields extends PieceFields = PieceFields> {
  items: readonly PieceCard<Fields>[];
  /** From 1. */
  page: number;
  pages: number;
  /** All groups with the number of their pieces. */
  groups: readonly { id: string; path: string; count: number }[];
  /** The group whose pieces are listed. */
  group?: string | undefined;
}
