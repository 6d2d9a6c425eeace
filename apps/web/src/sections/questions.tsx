import type { Question } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { Accordion, type AccordionProps } from '@studio/ui';

interface QuestionsProps extends Pick<AccordionProps, 'headingLevel' | 'size'> {
  items: readonly (Question & {
    /** Whether the answer is open initially. */
    defaultOpen?: boolean;
  })[];
}

/** Questions with their answers, of which several can be open. */
export function Questions({ items, ...rest }: QuestionsProps) {
  const { text } = useTranslation();
  return (
    <Accordion
      {...rest}
      type="multiple"
      defaultValue={items.flatMap(({ question, defaultOpen }) => (defaultOpen ? [question] : []))}
      items={items.map(({ question, answer, values }) => ({
        id: question,
        title: text(question, values),
        content: text(answer, values),
      }))}
    />
  );
}
