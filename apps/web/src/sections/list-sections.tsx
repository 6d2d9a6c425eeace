import type { Feature, Headed, Section as SectionFacts, Titled, Values } from '@studio/content';
import { useTranslation, type UsedTranslation } from '@studio/i18n';
import {
  FeatureGrid,
  ProcessSteps,
  Section,
  SectionHeading,
  type FeatureGridProps,
  type ProcessStepsProps,
  type SectionProps,
} from '@studio/ui';
import { ContentIcon } from './content-icon.tsx';

interface ListSectionProps<Item> extends Pick<SectionProps, 'id' | 'ground' | 'backdrop' | 'children'> {
  facts: SectionFacts<Item> & Partial<Pick<Headed, 'lead'>>;
}

/** A section with features. `children` are below them. */
export function FeatureSection({
  facts: { title, lead, items },
  children,
  ...rest
}: ListSectionProps<Titled | Feature>) {
  const { text } = useTranslation();
  return (
    <Section {...rest}>
      <SectionHeading title={text(title)} lead={lead && text(lead)} />
      <div>
        <FeatureGrid items={translateFeatures(text, items)} />
        {children}
      </div>
    </Section>
  );
}

/** A section with the steps of a process. */
export function StepSection({ facts: { title, items }, ...rest }: ListSectionProps<Titled>) {
  const { text } = useTranslation();
  return (
    <Section {...rest}>
      <SectionHeading title={text(title)} />
      <ProcessSteps items={translateSteps(text, items)} />
    </Section>
  );
}

/** Translates facts for `ProcessSteps`. */
export const translateSteps = (
  translate: UsedTranslation['text'],
  items: readonly Titled[],
): ProcessStepsProps['items'] =>
  items.map(({ title, text, values }) => ({
    id: title,
    title: translate(title, values),
    text: translate(text, values),
  }));

/** Translates facts for `FeatureGrid`. Items without values of their own use `pageValues`. */
export const translateFeatures = (
  translate: UsedTranslation['text'],
  items: readonly (Titled | Feature)[],
  pageValues?: Values,
): FeatureGridProps['items'] =>
  items.map(({ title, text, values = pageValues, ...more }) => ({
    id: title,
    icon: 'icon' in more && <ContentIcon name={more.icon} />,
    title: translate(title, values),
    text: translate(text, values),
  }));
