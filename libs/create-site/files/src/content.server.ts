import type { SiteContent } from '@studio/site';
import {
  collections,
  defineCollection,
  pieceFields,
  type ForeignPiece,
  type ListContent,
  type PieceCard, // if work
  type PieceContent,
} from '@studio/site/collections';
import * as v from 'valibot';

const schema = v.strictObject(pieceFields);
 // if blog
const posts = defineCollection({ // if blog
  name: 'posts', // if blog
  folder: 'content/posts', // if blog
  schema, // if blog
  path: '/blog/:slug', // if blog
  list: { path: '/blog', size: 10 }, // if blog
  feed: 'blog:feed', // if blog
}); // if blog
 // if work
const work = defineCollection({ // if work
  name: 'work', // if work
  folder: 'content/work', // if work
  schema, // if work
  path: '/work/:slug', // if work
}); // if work

declare module '@studio/site' {
  interface PageContents {
    blog: ListContent; // if blog
    post: PieceContent | ForeignPiece; // if blog
    work: { items: readonly PieceCard[] }; // if work
    piece: PieceContent | ForeignPiece; // if work
  }
}

const content: SiteContent = collections([__collections__]); // if noWork
const content: SiteContent = collections([__collections__], { // if work
  pages: (piecesOf, language) => ({ '/work': { items: piecesOf(work, language) } }), // if work
}); // if work

export default content;
