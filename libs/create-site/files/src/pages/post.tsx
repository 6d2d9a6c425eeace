import { useTranslation } from '@studio/i18n';
import { useContent } from '@studio/site';
import { Piece } from '../piece.tsx';

export default function Post() {
  const { t } = useTranslation();
  return <Piece content={useContent('post')} list={{ href: '/blog', label: t('blog:all') }} texts="blog" />;
}
