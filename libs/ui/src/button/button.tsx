import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Ring } from '../spinner/shapes/ring.tsx';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button.variants.ts';
import { lend } from './lend.ts';

interface ButtonBaseProps extends ComponentProps<'button'> {
  /** Visual emphasis. Use `glow` only for the main action of a screen. @default primary */
  variant?: ButtonVariant | undefined;
  /** `md` and larger are at least 44 px high, which suits touch. @default md */
  size?: ButtonSize | undefined;
  /** Icon before the label. It scales with the text. */
  before?: ReactNode;
  /** Icon after the label, such as an arrow that illustrates the destination. */
  after?: ReactNode;
  /** Fills the width of the container. @default false */
  fullWidth?: boolean | undefined;
  /**
   * Shows a spinner in place of the label, looks disabled and ignores clicks. Width, focus and accessible name do not
   * change, and screen readers announce the button as busy and unavailable. Overrides `onClick` and `disabled`. Has no
   * effect with `asChild`.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Text beside the spinner, at most about as long as the label. Hidden from screen readers: announce it in a `status`.
   */
  loadingLabel?: string | undefined;
  /** Renders the only child, such as a link, with the props, styles and icons of the button. @default false */
  asChild?: boolean | undefined;
}

interface LabelledProps extends ButtonBaseProps {
  iconOnly?: false | undefined;
  'aria-label'?: string | undefined;
}

interface IconOnlyProps extends ButtonBaseProps {
  /** Makes the button square, with an icon as its only child. Requires `aria-label`. @default false */
  iconOnly: true;
  'aria-label': string;
  before?: never;
  after?: never;
}

export type ButtonProps = LabelledProps | IconOnlyProps;

/**
 * A button for an action or, with `asChild`, a link that looks like a button. Use `variant` and `size` for its
 * appearance, and `className` only for its layout, such as a margin or a grid area.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  before,
  after,
  iconOnly = false,
  fullWidth = false,
  loading = false,
  loadingLabel,
  asChild = false,
  disabled,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const pending = loading && !asChild;
  const look = buttonLook({
    variant: pending ? null : variant,
    size,
    iconOnly,
    fullWidth,
    loading: pending,
    className,
  });
  if (asChild) return lend(children, { ...rest, before, after, onClick, className: look });

  const content = (
    <>
      {before}
      {children}
      {after}
    </>
  );
  return (
    <button
      type="button"
      {...rest}
      className={look}
      // Not `disabled` while loading, because a disabled button loses focus.
      disabled={disabled && !loading}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? refuse : onClick}
    >
      {/* `contents` does not change the width, but axe does not check text inside it: use it only while loading. */}
      {loading ? (
        <span className="contents text-transparent forced-color-adjust-none">{content}</span>
      ) : (
        content
      )}
      {loading && (
        <span aria-hidden className="absolute flex items-center gap-[inherit]">
          <svg viewBox="0 0 32 32">
            <Ring />
          </svg>
          {loadingLabel}
        </span>
      )}
    </button>
  );
}

function refuse(event: MouseEvent) {
  event.preventDefault();
}
