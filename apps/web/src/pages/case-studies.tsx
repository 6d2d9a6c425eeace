import { Lake } from '@studio/brand';
import lake from '@studio/brand/lakes/work.svg';
import { caseStudies, work } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { useContent } from '@studio/site';
import { Poster, Section, Text } from '@studio/ui';
import { ActionLink } from '../sections/action-button.tsx';
import { Page } from '../sections/page.tsx';
import { WorkPlates } from '../sections/work-plates.tsx';

const { hero, empty } = caseStudies;

/** The pieces of work that have a story. */
export default function CaseStudies() {
  const { text } = useTranslation();
  const { items } = useContent('case-studies');
  return (
    <Page facts={caseStudies} category="Case Studies">
      <Poster
        ground="surface"
        title={<span className="whitespace-pre-line">{text(hero.title)}</span>}
        lead={text(hero.lead)}
        actions={<ActionLink action={work.all} />}
        backdrop={<Lake kind="lines" src={lake} />}
      />
      {items.length > 0 ? (
        <WorkPlates items={items} />
      ) : (
        <Section>
          <Text size="lead">{text(empty)}</Text>
        </Section>
      )}
    </Page>
  );
}
