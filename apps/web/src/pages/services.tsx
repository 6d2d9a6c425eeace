import { moreServices, servicesOverview } from '@studio/content';
import { useWords } from '@studio/i18n';
import { Head } from '@studio/site';
import { FeatureGrid, PageHero, ProcessSteps, RelatedLinks, Section, SectionHeading } from '@studio/ui';
import { ActionButton } from '../sections/action-button.tsx';
import { AsideSection } from '../sections/aside-section.tsx';
import { Closing } from '../sections/closing.tsx';
import { featuresOf, stepsOf } from '../sections/lists.tsx';
import { ServiceCards } from '../sections/service-cards.tsx';

const { hero, cards, why, custom, approach } = servicesOverview;
const [start, browse] = hero.actions;

export default function Services() {
  const { t } = useWords();
  return (
    <>
      <Head title={t(servicesOverview.title)} description={t(servicesOverview.description)} />
      <PageHero
        title={t(hero.title)}
        lead={t(hero.lead)}
        actions={
          <>
            <ActionButton action={start} variant="glow" size="lg" counted="Services" />
            <ActionButton action={browse} variant="glass" size="lg" />
          </>
        }
      />
      <Section id="services">
        <SectionHeading title={t(cards.title)} lead={t(cards.lead)} />
        <ServiceCards />
      </Section>
      <Section tone="surface">
        <SectionHeading title={t(why.title)} lead={t(why.lead)} />
        <FeatureGrid items={featuresOf(t, why.items)} />
        <div className="mt-12">
          <ActionButton action={why.action} variant="outline" counted="Services" />
        </div>
      </Section>
      <AsideSection
        title={t(custom.title)}
        text={t(custom.text)}
        action={<ActionButton action={custom.action} counted="Services" />}
        aside={{
          title: t(custom.more),
          content: <RelatedLinks items={moreServices.map(({ name, href }) => ({ label: t(name), href }))} />,
        }}
      />
      <Section tone="surface">
        <SectionHeading title={t(approach.title)} />
        <ProcessSteps items={stepsOf(t, approach.items)} />
      </Section>
      <Closing closing={servicesOverview.close} page="Services" />
    </>
  );
}
