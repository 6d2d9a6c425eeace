import type { Feature, Titled } from '@studio/content';
import type { UsedWords } from '@studio/i18n';
import type { FeatureGridProps, ProcessStepsProps } from '@studio/ui';
import { Icon } from './icons.tsx';

type Say = UsedWords['t'];

/** Facts in the visitor's language, for `ProcessSteps`. */
export const stepsOf = (t: Say, items: readonly Titled[]): ProcessStepsProps['items'] =>
  items.map(({ title, text, values }) => ({ title: t(title, values), text: t(text, values) }));

/** Facts in the visitor's language, for a `FeatureGrid`. */
export const featuresOf = (t: Say, items: readonly (Titled | Feature)[]): FeatureGridProps['items'] =>
  items.map(({ title, text, values, ...more }) => ({
    icon: 'icon' in more && <Icon name={more.icon} />,
    title: t(title, values),
    text: t(text, values),
  }));
