import type { Action } from '@studio/content';
import { useTranslation, type TranslationValues } from '@studio/i18n';
import { useAnalytics } from '@studio/site';
import { ArrowRight } from 'lucide';
import { Button, Icon, Link, TextLink, type ButtonProps } from '@studio/ui';
import { use } from 'react';
import { AnalyticsCategory } from './analytics-category.ts';

interface ActionLinkProps {
  action: Action;
  /** Values in the label, such as the name of a plan. */
  values?: TranslationValues | undefined;
}

interface ActionButtonProps extends ActionLinkProps, Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** An arrow after the label. @default false */
  arrow?: boolean;
}

/** A link that looks like a button. Clicks are counted. */
export function ActionButton({ action: { label, href }, values, arrow = false, ...rest }: ActionButtonProps) {
  const { text } = useTranslation();
  const onClick = useCountedClick(href);
  return (
    <Button {...rest} asChild onClick={onClick}>
      <Link href={href}>
        <span>{text(label, values)}</span>
        {arrow && <Icon icon={ArrowRight} directional />}
      </Link>
    </Button>
  );
}

/** A text link with an arrow, for an action below a text. Clicks are counted. */
export function ActionLink({ action: { label, href }, values }: ActionLinkProps) {
  const { text } = useTranslation();
  const onClick = useCountedClick(href);
  return (
    <TextLink variant="more" href={href} onClick={onClick}>
      {text(label, values)}
    </TextLink>
  );
}

function useCountedClick(href: string) {
  const count = useAnalytics();
  const category = use(AnalyticsCategory);
  return () => {
    count({ click: { category, action: 'Click', label: href } });
  };
}

interface HeroActionsProps {
  /** The primary action first. */
  actions: readonly Action[];
  /** The variant of the other actions. @default ghost */
  others?: ButtonProps['variant'];
}

/** The actions of the first section of a page: a warm button, and beside it the others, with an arrow. */
export const HeroActions = ({ actions, others = 'ghost' }: HeroActionsProps) =>
  actions.map((action, index) =>
    index === 0 ? (
      <ActionButton key={action.href} action={action} variant="glow" />
    ) : (
      <ActionButton key={action.href} action={action} variant={others} className="-mx-2 px-2" arrow />
    ),
  );
