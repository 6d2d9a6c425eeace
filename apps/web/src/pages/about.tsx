import { about } from '@studio/content';
import { useWords } from '@studio/i18n';
import {
  CheckList,
  Columns,
  DrawingImage,
  FeatureGrid,
  PageHero,
  Section,
  SectionHeading,
  SuccessStory,
} from '@studio/ui';
import { studioDrawing } from '../sections/drawings.ts';
import { FeatureSection, featuresOf } from '../sections/list-sections.tsx';
import { Page } from '../sections/page.tsx';

const { hero, vision, mission, principles, background, story } = about;

export default function About() {
  const { t } = useWords();
  return (
    <Page facts={about} category="About">
      <PageHero
        title={t(hero.title)}
        lead={t(hero.lead)}
        art={<DrawingImage src={studioDrawing} className="w-full max-w-120 justify-self-center" />}
      />
      <Section>
        <FeatureGrid items={featuresOf(t, [vision, mission])} columns={2} headingLevel={2} />
      </Section>
      <FeatureSection tone="surface" facts={principles} />
      <Section>
        <Columns ratio="wide-narrow">
          <SectionHeading stacked title={t(background.title)} lead={t(background.text)} />
          <div>
            <h3 className="mb-5 text-title">{t(background.expertise)}</h3>
            <CheckList look="large" items={background.areas.map((area) => t(area))} />
          </div>
        </Columns>
      </Section>
      <Section tone="surface">
        <SuccessStory label={t(story.label)} title={t(story.title)} text={t(story.text)} />
      </Section>
    </Page>
  );
}
