import { useTranslation } from '@studio/i18n';
import { Asks, Button, Link, Poster, ProcessSteps, Rows, Section, SectionHeading } from '@studio/ui';
import { warranty } from '../facts.ts';

export default function Kitchens() {
  const { t } = useTranslation();
  return (
    <>
      <Poster
        ground="dusk"
        title={t('kitchens:hero.title')}
        lead={t('kitchens:hero.lead')}
        actions={
          <Button variant="glow" asChild>
            <Link href="/pricing">{t('shell:pages.pricing')}</Link>
          </Button>
        }
      />
      <Section>
        <SectionHeading title={t('kitchens:included.title')} />
        <Rows
          thin
          items={(['measure', 'drawers', 'fitting'] as const).map((item) => ({
            id: item,
            title: t(`kitchens:included.${item}`),
          }))}
        />
      </Section>
      <Section ground="surface">
        <SectionHeading title={t('kitchens:steps.title')} />
        <ProcessSteps
          items={(['visit', 'drawing', 'work'] as const).map((step) => ({
            id: step,
            title: t(`kitchens:steps.${step}.title`),
            text: t(`kitchens:steps.${step}.text`),
          }))}
        />
      </Section>
      <Section>
        <Asks
          title={t('kitchens:questions.title')}
          items={(['time', 'warranty'] as const).map((item) => ({
            id: item,
            title: t(`kitchens:questions.${item}.question`),
            text: t(`kitchens:questions.${item}.answer`, { warranty }),
          }))}
        />
      </Section>
    </>
  );
}
