import { oneStopService, serviceOf } from '@studio/content';
import { useWords } from '@studio/i18n';
import { Head } from '@studio/site';
import { FeatureGrid, ProcessSteps, Section, SectionHeading, StatsBand } from '@studio/ui';
import { ActionButton } from '../sections/action-button.tsx';
import { Billed } from '../sections/billed.tsx';
import { Closing } from '../sections/closing.tsx';
import { drawings } from '../sections/drawings.ts';
import { featuresOf, stepsOf } from '../sections/lists.tsx';
import { Questions } from '../sections/questions.tsx';
import { ServiceHero } from '../sections/service-hero.tsx';

const page = 'One-Stop Service';
const { hero, included, why, steps, faq, claims, close, values } = oneStopService;
const [start, pricing] = hero.actions;

export default function OneStopService() {
  const { t } = useWords();
  return (
    <div data-theme={serviceOf('one-stop-service').theme}>
      <Head title={t(oneStopService.title)} description={t(oneStopService.description, values)} />
      <ServiceHero id="one-stop-service" hero={hero} drawing={drawings['one-stop-service']}>
        <ActionButton action={start} variant="glow" size="lg" counted={page} />
        <ActionButton action={pricing} variant="outline" size="lg" />
      </ServiceHero>
      <Section tone="surface">
        <SectionHeading title={t(included.title)} lead={t(included.lead)} />
        <FeatureGrid items={featuresOf(t, included.items)} />
      </Section>
      <Billed page={page}>
        <Section tone="surface">
          <SectionHeading title={t(why.title)} />
          <FeatureGrid items={featuresOf(t, why.items)} />
        </Section>
      </Billed>
      <Section tone="surface">
        <SectionHeading title={t(steps.title)} />
        <ProcessSteps items={stepsOf(t, steps.items)} />
      </Section>
      <Section>
        <SectionHeading title={t(faq.title)} />
        <Questions items={faq.items} />
      </Section>
      <StatsBand
        label={t(claims.label)}
        items={claims.items.map(({ value, label }) => ({ value: t(value, values), label: t(label) }))}
      />
      <Closing closing={close} page={page}>
        <ActionButton action={close.again} variant="glass" size="lg" />
      </Closing>
    </div>
  );
}
