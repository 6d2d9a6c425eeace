import type { Question, Section as SectionFacts } from '@studio/content';
import { useWords } from '@studio/i18n';
import { Accordion, Section, SectionHeading, type AccordionItem, type AccordionProps } from '@studio/ui';
import type { ReactNode } from 'react';

interface QuestionsProps extends Pick<AccordionProps, 'headingLevel'> {
  items: readonly (Question & Pick<AccordionItem, 'defaultOpen'>)[];
}

/** Questions with their answers. */
export function Questions({ items, ...rest }: QuestionsProps) {
  const { t } = useWords();
  return (
    <Accordion
      {...rest}
      items={items.map(({ question, answer, values, defaultOpen }) => ({
        id: question,
        title: t(question, values),
        content: t(answer, values),
        defaultOpen,
      }))}
    />
  );
}

/** A section with questions. */
export function QuestionSection({ facts, action }: { facts: SectionFacts<Question>; action?: ReactNode }) {
  const { t } = useWords();
  return (
    <Section>
      <SectionHeading title={t(facts.title)} action={action} />
      <Questions items={facts.items} />
    </Section>
  );
}
