import { useTranslation } from '@studio/i18n';
import { Button, Link, Poster } from '@studio/ui';

/** The page for unknown paths. */
export default function NotFound() {
  const { t } = useTranslation();
  return (
    <Poster
      ground="dusk"
      title={t('shell:notFound.title')}
      lead={t('shell:notFound.text')}
      actions={
        <Button variant="glow" asChild>
          <Link href="/">{t('shell:notFound.action')}</Link>
        </Button>
      }
    />
  );
}
