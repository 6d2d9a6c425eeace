import type { IconName } from '@studio/brand';
import type { Section as SectionFacts, Titled } from '@studio/content';
import { useTranslation, type UsedTranslation } from '@studio/i18n';
import { ProcessSteps, Section, SectionHeading, type SectionProps } from '@studio/ui';
import { PenIcon } from './pen-icon.tsx';

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

/** Translates facts for `ProcessSteps`, and for other lists of titles with texts, which may have icons in their order. */
export const translateSteps = (
  translate: UsedTranslation['text'],
  items: readonly Titled[],
  icons: readonly IconName[] = [],
) =>
  items.map(({ title, text, values }, index) => {
    const icon = icons[index];
    return {
      id: title,
      title: translate(title, values),
      text: translate(text, values),
      icon: icon && <PenIcon name={icon} />,
    };
  });
