import { moreServices, servicesOverview } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { Columns, Heading, PageHero, RelatedLinks, Section, SectionHeading, Stack } from '@studio/ui';
import { ActionButton, HeroActions } from '../sections/action-button.tsx';
import { FeatureSection, StepSection } from '../sections/list-sections.tsx';
import { Page } from '../sections/page.tsx';
import { ServiceCards } from '../sections/service-cards.tsx';

const { hero, cards, why, custom, approach } = servicesOverview;

export default function Services() {
  const { text } = useTranslation();
  return (
    <Page facts={servicesOverview} category="Services">
      <PageHero
        title={text(hero.title)}
        lead={text(hero.lead)}
        actions={<HeroActions actions={hero.actions} others="glass" />}
      />
      <Section id="services">
        <SectionHeading title={text(cards.title)} lead={text(cards.lead)} />
        <ServiceCards />
      </Section>
      <FeatureSection ground="surface" facts={why}>
        <div className="mt-12">
          <ActionButton action={why.action} variant="outline" />
        </div>
      </FeatureSection>
      <Section>
        <Columns ratio="7-5">
          <SectionHeading
            variant="stacked"
            title={text(custom.title)}
            lead={text(custom.text)}
            actions={<ActionButton action={custom.action} />}
          />
          <Stack>
            <Heading headingLevel={3} size="h3">
              {text(custom.more)}
            </Heading>
            <RelatedLinks items={moreServices.map(({ name, href }) => ({ label: text(name), href }))} />
          </Stack>
        </Columns>
      </Section>
      <StepSection ground="surface" facts={approach} />
    </Page>
  );
}
