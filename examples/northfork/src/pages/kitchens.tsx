import { useTranslation } from '@studio/i18n';
import {
  Accordion,
  Button,
  CheckList,
  Link,
  PageHero,
  ProcessSteps,
  Section,
  SectionHeading,
} from '@studio/ui';
import { warranty } from '../facts.ts';

export default function Kitchens() {
  const { t } = useTranslation();
  return (
    <>
      <PageHero
        title={t('kitchens:hero.title')}
        lead={t('kitchens:hero.lead')}
        actions={
          <Button variant="glow" size="lg" asChild>
            <Link href="/pricing">{t('shell:pages.pricing')}</Link>
          </Button>
        }
      />
      <Section>
        <SectionHeading title={t('kitchens:included.title')} />
        <CheckList
          items={(['measure', 'drawers', 'fitting'] as const).map((item) => t(`kitchens:included.${item}`))}
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
        <SectionHeading title={t('kitchens:questions.title')} />
        <Accordion
          items={(['time', 'warranty'] as const).map((item) => ({
            id: item,
            title: t(`kitchens:questions.${item}.question`),
            content: t(`kitchens:questions.${item}.answer`, { warranty }),
          }))}
        />
      </Section>
    </>
  );
}
