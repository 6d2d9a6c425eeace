import { about } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import {
  CheckList,
  Columns,
  Illustration,
  FeatureGrid,
  Heading,
  PageHero,
  Section,
  SectionHeading,
  Stack,
  SuccessStory,
} from '@studio/ui';
import { studioDrawing } from '../sections/drawings.ts';
import { FeatureSection, translateFeatures } from '../sections/list-sections.tsx';
import { Page } from '../sections/page.tsx';

const { hero, vision, mission, principles, background, story } = about;

export default function About() {
  const { t } = useTranslation();
  return (
    <Page facts={about} category="About">
      <PageHero
        title={t(hero.title)}
        lead={t(hero.lead)}
        art={<Illustration src={studioDrawing} className="w-full max-w-120 justify-self-center" />}
      />
      <Section>
        <FeatureGrid items={translateFeatures(t, [vision, mission])} columns={2} headingLevel={2} />
      </Section>
      <FeatureSection ground="surface" facts={principles} />
      <Section>
        <Columns ratio="7-5">
          <SectionHeading variant="stacked" title={t(background.title)} lead={t(background.text)} />
          <Stack>
            <Heading headingLevel={3} size="h3">
              {t(background.expertise)}
            </Heading>
            <CheckList size="lg" items={background.areas.map((area) => t(area))} />
          </Stack>
        </Columns>
      </Section>
      <Section ground="surface">
        <SuccessStory label={t(story.label)} title={t(story.title)} text={t(story.text)} />
      </Section>
    </Page>
  );
}
