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
  const { t, text } = useTranslation();
  return (
    <Page facts={about} category="About">
      <PageHero
        title={text(hero.title)}
        lead={text(hero.lead)}
        art={<Illustration src={studioDrawing} className="w-full max-w-120 justify-self-center" />}
      />
      <Section>
        <FeatureGrid items={translateFeatures(text, [vision, mission])} columns={2} headingLevel={2} />
      </Section>
      <FeatureSection ground="surface" facts={principles} />
      <Section>
        <Columns ratio="7-5">
          <SectionHeading variant="stacked" title={text(background.title)} lead={text(background.text)} />
          <Stack>
            <Heading headingLevel={3} size="h3">
              {text(background.expertise)}
            </Heading>
            <CheckList size="lg" items={background.areas.map((area) => text(area))} />
          </Stack>
        </Columns>
      </Section>
      <Section ground="surface">
        <SuccessStory label={t(story.label)} title={text(story.title)} text={text(story.text)} />
      </Section>
    </Page>
  );
}
