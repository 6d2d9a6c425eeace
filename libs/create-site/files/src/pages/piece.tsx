import { useTranslation } from '@studio/i18n';
import { useContent } from '@studio/site';
import { Piece } from '../piece.tsx';

export default function WorkPiece() {
  const { t } = useTranslation();
  return <Piece content={useContent('piece')} list={{ href: '/work', label: t('work:all') }} texts="work" />;
}
