import { useTranslation } from '@studio/i18n';
import { Button, Link, Poster } from '@studio/ui';

/** The page for unknown paths. */
export default function NotFound() {
  const { text } = useTranslation();
  return (
    <Poster
      ground="dusk"
      title={text('shell:notFound.title')}
      lead={text('shell:notFound.text')}
      actions={
        <Button variant="glow" asChild>
          <Link href="/">{text('shell:notFound.action')}</Link>
        </Button>
      }
    />
  );
}
