import { serviceOf, socialMediaDesign } from '@studio/content';
import { useWords } from '@studio/i18n';
import { FeatureGrid, ProcessSteps, Section, SectionHeading } from '@studio/ui';
import { ActionButton } from '../parts/action-button.tsx';
import { Closing } from '../parts/closing.tsx';
import { drawings } from '../parts/drawings.ts';
import { Head } from '../parts/head.tsx';
import { featuresOf, stepsOf } from '../parts/lists.tsx';
import { Overview } from '../parts/overview.tsx';
import { Packages } from '../parts/packages.tsx';
import { ServiceHero } from '../parts/service-hero.tsx';

const page = 'Social Media Design';
const { hero, overview, pricing, bulk, benefits, steps, close, values } = socialMediaDesign;
const [start, more] = overview.actions;

export function SocialMediaDesign() {
  const { t } = useWords();
  return (
    <div data-theme={serviceOf('social-media-design').theme}>
      <Head title={t(socialMediaDesign.title)} description={t(socialMediaDesign.description)} />
      <ServiceHero id="social-media-design" hero={hero} drawing={drawings['social-media-design']} />
      <Overview overview={overview}>
        <ActionButton action={start} counted={page} />
        <ActionButton action={more} variant="outline" counted={page} />
      </Overview>
      <Section>
        <SectionHeading title={t(pricing.title)} lead={t(pricing.lead, values)} />
        <Packages packages={pricing.packages} action={pricing.action} enquiry={bulk} page={page} />
      </Section>
      <Section id="benefits" tone="surface">
        <SectionHeading title={t(benefits.title)} />
        <FeatureGrid items={featuresOf(t, benefits.items)} />
      </Section>
      <Section>
        <SectionHeading title={t(steps.title)} />
        <ProcessSteps items={stepsOf(t, steps.items)} />
      </Section>
      <Closing closing={close} page={page} />
    </div>
  );
}
