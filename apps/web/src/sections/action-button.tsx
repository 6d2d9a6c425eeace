import type { Action } from '@studio/content';
import { useWords } from '@studio/i18n';
import { useAnalytics } from '@studio/site';
import { Button, Link, type ButtonProps } from '@studio/ui';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  action: Action;
  /** The analytics category of clicks. Without it, clicks are not counted. */
  counted?: string | undefined;
}

/** A link that looks like a button. */
export function ActionButton({ action: { label, href }, counted, ...rest }: ActionButtonProps) {
  const { t } = useWords();
  const analytics = useAnalytics();
  return (
    <Button
      {...rest}
      asChild
      onClick={
        counted
          ? () => {
              analytics.click({ category: counted, action: 'Click', label: href });
            }
          : undefined
      }
    >
      <Link href={href}>{t(label)}</Link>
    </Button>
  );
}
