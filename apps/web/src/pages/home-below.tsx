import { home } from '@studio/content';
import { useWords } from '@studio/i18n';
import { CheckList, Section, SectionHeading, StatsBand } from '@studio/ui';
import { ActionButton } from '../parts/action-button.tsx';
import { Closing } from '../parts/closing.tsx';
import { PageWords } from '../parts/page-words.tsx';
import { Questions } from '../parts/questions.tsx';
import { ServiceCards } from '../parts/service-cards.tsx';

/** What lies below the first screen. */
export function HomeBelow() {
  const { t } = useWords();
  const { values } = home;
  return (
    <>
      <Section>
        <SectionHeading title={t(home.what.title)} lead={t(home.what.lead)} />
        <CheckList look="large" items={home.what.list.map((text) => t(text))} />
        <div className="mt-10">
          <ActionButton action={home.what.action} variant="outline" />
        </div>
      </Section>
      <Section tone="surface">
        <SectionHeading title={t(home.services.title)} lead={t(home.services.lead)} />
        <PageWords words={['common']}>
          <ServiceCards />
        </PageWords>
      </Section>
      <StatsBand
        label={t(home.stats.label)}
        items={home.stats.items.map(({ value, label }) => ({
          value: t(value, values),
          label: t(label, values),
        }))}
      />
      <Section>
        <SectionHeading
          title={t(home.faq.title)}
          action={<ActionButton action={home.faq.action} variant="outline" />}
        />
        <Questions items={home.faq.items} />
      </Section>
      <Closing closing={home.close} page="Home" />
    </>
  );
}
