import { serviceOf, productPhotography } from '@studio/content';
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

const page = 'Product Photography';
const { hero, overview, pricing, custom, benefits, steps, close } = productPhotography;

export function ProductPhotography() {
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
