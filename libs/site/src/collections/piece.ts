import type { ContentNode } from '../content/content-node.ts';
import type { PieceCard, PieceFields } from './define-collection.ts';
import type { RenderedMarkdown } from './markdown.ts';

/** A piece in one language, as its file has it. */
export interface Piece<Fields extends PieceFields = PieceFields>
  extends PieceCard<Fields>, Pick<RenderedMarkdown, 'headings' | 'links' | 'text'> {
  /** Relative to the folder of the site's project. */
  file: string;
  /** With whole URLs. */
  markdown: string;
  nodes: readonly ContentNode[];
  /** The path of its picture for upright places, or of its cover. */
  picture?: string | undefined;
  /** The text for feeds. Only the pieces that feeds contain have it. */
  html?: string | undefined;
}
