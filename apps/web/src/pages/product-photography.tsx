import { serviceOf, productPhotography } from '@studio/content';
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

const page = 'Product Photography';
const { hero, overview, pricing, custom, benefits, steps, close } = productPhotography;

export default function ProductPhotography() {
  const { t } = useWords();
  return (
    <div data-theme={serviceOf('product-photography').theme}>
      <Head title={t(productPhotography.title)} description={t(productPhotography.description)} />
      <ServiceHero id="product-photography" hero={hero} drawing={drawings['product-photography']} />
      <Overview overview={overview}>
        <ActionButton action={overview.action} counted={page} />
      </Overview>
      <Section>
        <SectionHeading title={t(pricing.title)} lead={t(pricing.lead)} />
        <Packages packages={pricing.packages} action={pricing.action} enquiry={custom} page={page} />
      </Section>
      <Section tone="surface">
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
