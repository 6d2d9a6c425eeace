import { LocalizedLink } from '@studio/i18n';
import type { PieceCard } from '@studio/site/collections';
import { Icon, LastLine } from '@studio/ui';
import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Clauses } from './clauses.tsx';

interface NextPieceProps {
  piece: PieceCard;
  /** Which piece it is, such as "Next letter". */
  label: ReactNode;
  /** Other ways to go on. */
  actions?: ReactNode;
}

/** Leads from a post or a piece of work to the next one. */
export const NextPiece = ({ piece: { path, title }, label, actions = null }: NextPieceProps) => (
  <LastLine
    ground="shallow"
    size="h1"
    title={
      <LocalizedLink href={path}>
        <Clauses text={title} /> <Icon icon={ArrowRight} directional className="inline-block" />
      </LocalizedLink>
    }
    text={label}
    actions={actions}
  />
);
