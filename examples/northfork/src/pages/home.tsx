import { useTranslation } from '@studio/i18n';
import { Button, CallToAction, FeatureGrid, Hero, Link, Section, SectionHeading } from '@studio/ui';
import { warranty } from '../facts.ts';

export default function Home() {
  const { t } = useTranslation();
  return (
    <>
      <Hero
        title={t('home:hero.title')}
        lead={t('home:hero.lead')}
        actions={
          <Button variant="glow" size="lg" asChild>
            <Link href="/contact">{t('shell:pages.contact')}</Link>
          </Button>
        }
      />
      <Section>
        <SectionHeading title={t('home:why.title')} />
        <FeatureGrid
          items={(['wood', 'plan', 'warranty'] as const).map((item) => ({
            id: item,
            title: t(`home:why.${item}.title`, { warranty }),
            text: t(`home:why.${item}.text`, { warranty }),
          }))}
        />
      </Section>
      <CallToAction
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
