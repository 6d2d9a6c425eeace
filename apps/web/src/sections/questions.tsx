import type { Question } from '@studio/content';
import { useWords } from '@studio/i18n';
import { Accordion, type AccordionItem, type AccordionProps } from '@studio/ui';

interface QuestionsProps extends Pick<AccordionProps, 'headingLevel'> {
  items: readonly (Question & Pick<AccordionItem, 'defaultOpen'>)[];
}

/** The questions of a page. */
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
