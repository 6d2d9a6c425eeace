import { useTranslation } from '@studio/i18n';
import { Poster, Rows, Section } from '@studio/ui';
import { offers } from '../facts.ts';

export default function Services() {
  const { text } = useTranslation();
  return (
    <>
      <Poster ground="dusk" title={text('services:hero.title')} lead={text('services:hero.lead')} />
      <Section>
        <Rows
          headingLevel={2}
          items={offers.map((id) => ({
            id,
            title: text(`services:${id}.title`),
            text: text(`services:${id}.text`),
          }))}
        />
      </Section>
    </>
  );
}
