import type { Feature, Titled } from '@studio/content';
import type { UsedWords } from '@studio/i18n';
import type { FeatureGridProps, ProcessStepsProps } from '@studio/ui';
import { Icon } from './icons.tsx';

type Translate = UsedWords['t'];

/** Translates facts for `ProcessSteps`. */
export const stepsOf = (t: Translate, items: readonly Titled[]): ProcessStepsProps['items'] =>
  items.map(({ title, text, values }) => ({ title: t(title, values), text: t(text, values) }));

/** Translates facts for `FeatureGrid`. */
export const featuresOf = (t: Translate, items: readonly (Titled | Feature)[]): FeatureGridProps['items'] =>
  items.map(({ title, text, values, ...more }) => ({
    icon: 'icon' in more && <Icon name={more.icon} />,
    title: t(title, values),
    text: t(text, values),
  }));
