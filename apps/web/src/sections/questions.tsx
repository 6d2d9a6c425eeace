import type { Question, Section as SectionFacts } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { Accordion, Section, SectionHeading, type AccordionProps } from '@studio/ui';
import type { ReactNode } from 'react';

interface QuestionsProps extends Pick<AccordionProps, 'headingLevel' | 'size'> {
  items: readonly (Question & {
    /** Whether the answer is open initially. */
    defaultOpen?: boolean;
  })[];
}

/** Questions with their answers. */
export function Questions({ items, ...rest }: QuestionsProps) {
  const { text } = useTranslation();
  return (
    <Accordion
      {...rest}
      defaultValue={items.find(({ defaultOpen }) => defaultOpen)?.question}
      items={items.map(({ question, answer, values }) => ({
        id: question,
        title: text(question, values),
        content: text(answer, values),
      }))}
    />
  );
}

/** A section with questions. */
export function QuestionSection({ facts, action }: { facts: SectionFacts<Question>; action?: ReactNode }) {
  const { text } = useTranslation();
  return (
    <Section>
      <SectionHeading title={text(facts.title)} actions={action} />
      <Questions items={facts.items} />
    </Section>
  );
}
