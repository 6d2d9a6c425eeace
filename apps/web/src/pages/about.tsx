import { about, type Feature } from '@studio/content';
import { useWords } from '@studio/i18n';
import { Head } from '@studio/site';
import {
  CheckList,
  DrawingImage,
  FeatureGrid,
  PageHero,
  Section,
  SectionHeading,
  SuccessStory,
} from '@studio/ui';
import { AsideSection } from '../sections/aside-section.tsx';
import { Closing } from '../sections/closing.tsx';
import { studioDrawing } from '../sections/drawings.ts';
import { featuresOf } from '../sections/lists.tsx';

const { hero, vision, mission, principles, background, story } = about;

const values = principles.items.map((item, index): Feature => {
  const icon = principles.icons[index % principles.icons.length] ?? 'heart';
  return { icon, ...item };
});

export default function About() {
  const { t } = useWords();
  return (
    <>
      <Head title={t(about.title)} description={t(about.description)} />
      <PageHero
        title={t(hero.title)}
        lead={t(hero.lead)}
        art={<DrawingImage src={studioDrawing} className="w-full max-w-120 justify-self-center" />}
      />
      <Section>
        <FeatureGrid items={featuresOf(t, [vision, mission])} columns={2} headingLevel={2} />
      </Section>
      <Section tone="surface">
        <SectionHeading title={t(principles.title)} />
        <FeatureGrid items={featuresOf(t, values)} />
      </Section>
      <AsideSection
        title={t(background.title)}
        text={t(background.text)}
        aside={{
          title: t(background.expertise),
          content: <CheckList look="large" items={background.areas.map((area) => t(area))} />,
        }}
      />
      <Section tone="surface">
        <SuccessStory label={t(story.label)} title={t(story.title)} text={t(story.text)} />
      </Section>
      <Closing closing={about.close} page="About" />
    </>
  );
}
