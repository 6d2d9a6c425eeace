import { useTranslation } from '@studio/i18n';
import { Poster, Rows, Section } from '@studio/ui';
import { offers } from '../facts.ts';

export default function Services() {
  const { t } = useTranslation();
  return (
    <>
      <Poster ground="dusk" title={t('services:hero.title')} lead={t('services:hero.lead')} />
      <Section>
        <Rows
          headingLevel={2}
          items={offers.map((id) => ({
            id,
            title: t(`services:${id}.title`),
            text: t(`services:${id}.text`),
          }))}
        />
      </Section>
    </>
  );
}
