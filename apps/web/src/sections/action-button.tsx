import type { Action } from '@studio/content';
import { useTranslation, type TranslationValues } from '@studio/i18n';
import { useAnalytics } from '@studio/site';
import { Button, Link, type ButtonProps } from '@studio/ui';
import { use } from 'react';
import { AnalyticsCategory } from './analytics-category.ts';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  action: Action;
  /** Values in the label, such as the name of a plan. */
  values?: TranslationValues | undefined;
}

/** A link that looks like a button. Clicks are counted. */
export function ActionButton({ action: { label, href }, values, ...rest }: ActionButtonProps) {
  const { text } = useTranslation();
  const count = useAnalytics();
  const category = use(AnalyticsCategory);
  return (
    <Button
      {...rest}
      asChild
      onClick={() => {
        count({ click: { category, action: 'Click', label: href } });
      }}
    >
      <Link href={href}>{text(label, values)}</Link>
    </Button>
  );
}

interface HeroActionsProps {
  /** The primary action first. */
  actions: readonly Action[];
  /** The variant of the other actions. */
  others: ButtonProps['variant'];
}

/** The actions of a hero. */
export const HeroActions = ({ actions, others }: HeroActionsProps) =>
  actions.map((action, index) => (
    <ActionButton key={action.href} action={action} size="lg" variant={index === 0 ? 'glow' : others} />
  ));
