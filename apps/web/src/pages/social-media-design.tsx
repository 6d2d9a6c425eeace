import { serviceOf, socialMediaDesign } from '@studio/content';
import { useWords } from '@studio/i18n';
import { Head } from '@studio/site';
import { FeatureGrid, ProcessSteps, Section, SectionHeading } from '@studio/ui';
import { ActionButton } from '../sections/action-button.tsx';
import { Closing } from '../sections/closing.tsx';
import { drawings } from '../sections/drawings.ts';
import { featuresOf, stepsOf } from '../sections/lists.tsx';
import { Overview } from '../sections/overview.tsx';
import { Packages } from '../sections/packages.tsx';
import { ServiceHero } from '../sections/service-hero.tsx';

const page = 'Social Media Design';
const { hero, overview, pricing, bulk, benefits, steps, close, values } = socialMediaDesign;
const [start, more] = overview.actions;

export default function SocialMediaDesign() {
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
