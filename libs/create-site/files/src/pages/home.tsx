import { useTranslation } from '@studio/i18n';
import { Button, LastLine, Link, Poster, Rows, Section, SectionHeading } from '@studio/ui';

export default function Home() {
  const { t } = useTranslation();
  return (
    <>
      <Poster
        ground="dusk"
        title={t('home:hero.title')}
        lead={t('home:hero.lead')}
        actions={
          <Button variant="glow" asChild>
            <Link href="/__target__">{t('shell:pages.__action__')}</Link>
          </Button>
        }
      />
      <Section>
        <SectionHeading title={t('home:why.title')} />
        <Rows
          items={(['plan', 'price', 'person'] as const).map((id) => ({
            id,
            title: t(`home:why.${id}.title`),
            text: t(`home:why.${id}.text`),
          }))}
        />
      </Section>
      <LastLine
        title={t('home:close.title')}
        text={t('home:close.text')}
        actions={
          <Button variant="glow" size="lg" asChild>
            <Link href="/__target__">{t('shell:pages.__action__')}</Link>
          </Button>
        }
      />
    </>
  );
}
