import type { Section as SectionFacts, Titled } from '@studio/content';
import { useTranslation, type UsedTranslation } from '@studio/i18n';
import { ProcessSteps, Section, SectionHeading, type ProcessStepsProps, type SectionProps } from '@studio/ui';

interface StepSectionProps extends Pick<SectionProps, 'id' | 'ground' | 'backdrop'> {
  facts: SectionFacts<Titled>;
}

/** A section with the steps of a process. */
export function StepSection({ facts: { title, items }, ...rest }: StepSectionProps) {
  const { text } = useTranslation();
  return (
    <Section {...rest}>
      <SectionHeading title={text(title)} />
      <ProcessSteps items={translateSteps(text, items)} />
    </Section>
  );
}

/** Translates facts for `ProcessSteps`, and for other lists of titles with texts. */
export const translateSteps = (
  translate: UsedTranslation['text'],
  items: readonly Titled[],
): ProcessStepsProps['items'] =>
  items.map(({ title, text, values }) => ({
    id: title,
    title: translate(title, values),
    text: translate(text, values),
  }));
