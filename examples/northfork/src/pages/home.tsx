import { useTranslation } from '@studio/i18n';
import { Button, LastLine, Link, Poster, Rows, Section, SectionHeading } from '@studio/ui';
import { warranty } from '../facts.ts';
import { Joint } from '../joint.tsx';

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
            <Link href="/contact">{t('shell:pages.contact')}</Link>
          </Button>
        }
      />
      <Joint />
      <Section>
        <SectionHeading title={t('home:why.title')} />
        <Rows
          items={(['wood', 'plan', 'warranty'] as const).map((item) => ({
            id: item,
            title: t(`home:why.${item}.title`, { warranty }),
            text: t(`home:why.${item}.text`, { warranty }),
          }))}
        />
      </Section>
      <LastLine
        title={t('home:close.title')}
        text={t('home:close.text')}
        actions={
          <Button variant="glow" size="lg" asChild>
            <Link href="/kitchens">{t('shell:pages.kitchens')}</Link>
          </Button>
        }
      />
    </>
  );
}
