import { routeOf, serviceOf, site, websiteHosting } from '@studio/content';
import { useWords } from '@studio/i18n';
import { Head } from '@studio/site';
import { BackLink, FeatureGrid, Section, SectionHeading } from '@studio/ui';
import { ActionButton } from '../sections/action-button.tsx';
import { Closing } from '../sections/closing.tsx';
import { drawings } from '../sections/drawings.ts';
import { featuresOf } from '../sections/lists.tsx';
import { Overview } from '../sections/overview.tsx';
import { Packages } from '../sections/packages.tsx';
import { ServiceHero } from '../sections/service-hero.tsx';

const page = 'Website Hosting';
const { hero, overview, pricing, custom, benefits, features, close } = websiteHosting;
const [start, view] = hero.actions;

export default function WebsiteHosting() {
  const { t } = useWords();
  return (
    <div data-theme={serviceOf('website-hosting').theme}>
      <Head
        title={t(websiteHosting.title)}
        description={t(websiteHosting.description, websiteHosting.values)}
      />
      <ServiceHero id="website-hosting" hero={hero} drawing={drawings['website-hosting']}>
        <ActionButton action={start} variant="glow" size="lg" counted={page} />
        <ActionButton action={view} variant="outline" size="lg" />
      </ServiceHero>
      <Overview overview={overview}>
        <BackLink href={routeOf('services').path}>{t(site.backToServices)}</BackLink>
      </Overview>
      <Section id="pricing">
        <SectionHeading title={t(pricing.title)} lead={t(pricing.lead)} />
        <Packages packages={pricing.packages} action={pricing.action} enquiry={custom} page={page} />
      </Section>
      <Section tone="surface">
        <SectionHeading title={t(benefits.title)} />
        <FeatureGrid items={featuresOf(t, benefits.items)} />
      </Section>
      <Section>
        <SectionHeading title={t(features.title)} />
        <FeatureGrid items={featuresOf(t, features.items)} />
      </Section>
      <Closing closing={close} page={page} />
    </div>
  );
}
