import { Lake } from '@studio/brand';
import rack from '@studio/brand/drawings/hostingRack.svg';
import lake from '@studio/brand/lakes/hosting.svg';
import { getRoute, getService, site, websiteHosting } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { BackLink, Columns, Heading, Illustration, Layers, Rows, Section, Text } from '@studio/ui';
import { ActionLink } from '../sections/action-button.tsx';
import { translateSteps } from '../sections/list-sections.tsx';
import { Packages } from '../sections/packages.tsx';
import { Page } from '../sections/page.tsx';
import { ServiceHero } from '../sections/service-hero.tsx';

const { id, hero, overview, pricing, benefits, features, custom } = websiteHosting;

const benefitIcons = ['lamp', 'stopwatch', 'padlock', 'copies'] as const;
const featureIcons = ['padlock', 'stopwatch', 'servers', 'pulse', 'copies', 'cubeInside'] as const;

export default function WebsiteHosting() {
  const { text } = useTranslation();
  return (
    <Page
      facts={websiteHosting}
      category="Website Hosting"
      theme={getService(id).theme}
      ground="canvas"
      lastAction={<BackLink href={getRoute('services').path}>{text(site.backToServices)}</BackLink>}
    >
      <ServiceHero
        hero={hero}
        ground="dusk"
        className="long-title"
        actions={hero.actions}
        scene={<Illustration src={rack} motion="light" className="w-full" />}
        backdrop={<Lake src={lake} kind="dusk" soundings />}
      />
      <Section id="pricing">
        <Heading headingLevel={2} className="sr-only">
          {text(pricing.title)}
        </Heading>
        <Packages facts={websiteHosting} />
      </Section>
      <Section ground="surface">
        <Columns>
          <Heading headingLevel={2}>{text(overview.title)}</Heading>
          <Text size="lead">{text(overview.text)}</Text>
        </Columns>
      </Section>
      <section>
        <Heading headingLevel={2} className="sr-only">
          {text(benefits.title)}
        </Heading>
        <Layers items={translateSteps(text, benefits.items, benefitIcons)} />
      </section>
      <Section>
        <Columns ratio="4-8">
          <Heading headingLevel={2}>{text(features.title)}</Heading>
          <Rows thin items={translateSteps(text, features.items, featureIcons)} />
        </Columns>
      </Section>
      <Section ground="shallow">
        <Columns>
          <Heading headingLevel={2}>{text(custom.title)}</Heading>
          <div className="grid justify-items-start gap-6">
            <Text size="lead">{text(custom.text)}</Text>
            <ActionLink action={custom.action} />
          </div>
        </Columns>
      </Section>
    </Page>
  );
}
