import { Lake, Portraits } from '@studio/brand';
import linesLake from '@studio/brand/lakes/about.svg';
import storyLake from '@studio/brand/lakes/story.svg';
import { about, contacts } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { Columns, Heading, Layers, Poster, RunIn, Section, Statements, Text } from '@studio/ui';
import { translateSteps } from '../sections/list-sections.tsx';
import { Page } from '../sections/page.tsx';
import { Portrait } from '../sections/portrait.tsx';

const { hero, vision, mission, principles, background, story } = about;

export default function About() {
  const { t, text } = useTranslation();
  const [first, second] = t(hero.title).split(/(?<=,) /);
  return (
    <Page facts={about} category="About">
      <Poster
        ground="surface"
        title={
          // In Latin script, each half stays in one line where there is room.
          second ? (
            <>
              <span className="inline-block">{first}</span> <span className="inline-block">{second}</span>
            </>
          ) : (
            text(hero.title)
          )
        }
        backdrop={<Lake kind="lines" src={linesLake} />}
      >
        <Portraits
          items={contacts.map((contact) => ({
            id: contact.id,
            picture: <Portrait contact={contact} />,
            title: text(contact.name),
            text: text(contact.remark),
          }))}
        />
        <Text size="lead" className="mt-6 lg:ms-auto">
          {text(hero.lead)}
        </Text>
      </Poster>
      <Section>
        <Statements items={translateSteps(text, [vision, mission])} />
      </Section>
      <section>
        <Heading className="sr-only">{text(principles.title)}</Heading>
        <Layers items={translateSteps(text, principles.items, ['speech', 'nib', 'people', 'pine'])} />
      </section>
      <Section>
        <Columns ratio="5-7">
          <Heading>{text(background.title)}</Heading>
          <Text size="lead">{text(background.text)}</Text>
        </Columns>
        <RunIn
          layout="below"
          sentences
          headingLevel={3}
          label={text(background.expertise)}
          items={background.areas.map((area) => text(area))}
        />
      </Section>
      <Section ground="dusk" backdrop={<Lake kind="dusk" src={storyLake} />}>
        <div className="grid gap-6">
          <Text size="sm">{text(story.label)}</Text>
          <Heading size="poster" className="max-w-[5.5em]">
            {text(story.title)}
          </Heading>
          <Text size="lead">{text(story.text)}</Text>
        </div>
      </Section>
    </Page>
  );
}
