export { collections, type CollectionsOptions, type PiecesOf } from './collections.ts';
export { contentFromHtml } from './html.ts';
export {
  defineCollection,
  pieceFields,
  type Collection,
  type ForeignPiece,
  type ListContent,
  type PieceCard,
  type PieceContent,
  type PieceFields,
} from './define-collection.ts';
