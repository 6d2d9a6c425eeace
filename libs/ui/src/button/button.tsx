import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Ring } from '../spinner/shapes/ring.tsx';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button.variants.ts';
import { lend } from './lend.ts';

interface ButtonBaseProps extends ComponentProps<'button'> {
  /** How much it asks for attention. `glow` is for the one thing to do on a screen. @default primary */
  variant?: ButtonVariant | undefined;
  /** From `md` on it is tall enough for a finger. @default md */
  size?: ButtonSize | undefined;
  /** A sign before the label. Its size follows the text. */
  before?: ReactNode;
  /** A sign after the label, such as an arrow that says where it leads. */
  after?: ReactNode;
  /** Takes all the width there is. @default false */
  fullWidth?: boolean | undefined;
  /**
   * Shows a spinner over the label while something is under way. Width, focus and name stay, a screen reader says
   * that it is busy and unavailable, and a second press does nothing. Wins over `onClick` and `disabled`; without
   * effect on `asChild`.
   * @default false
   */
  loading?: boolean | undefined;
  /** Lends the look, and the signs beside the label, to its only child, for example a link. @default false */
  asChild?: boolean | undefined;
}

interface LabelledProps extends ButtonBaseProps {
  iconOnly?: false | undefined;
  'aria-label'?: string | undefined;
}

interface IconOnlyProps extends ButtonBaseProps {
  /** A square with a sign as its only child. What it does must then be said in `aria-label`. @default false */
  iconOnly: true;
  'aria-label': string;
  before?: never;
  after?: never;
}

export type ButtonProps = LabelledProps | IconOnlyProps;

/**
 * Does something, or leads somewhere. `className` is for its place, such as a margin or a grid area; its look is
 * chosen by `variant` and `size`.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  before,
  after,
  iconOnly = false,
  fullWidth = false,
  loading = false,
  asChild = false,
  disabled,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const look = buttonLook({ variant, size, iconOnly, fullWidth, className });
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
      // While it loads not `disabled`: that would drop the focus of the person who has just pressed it.
      disabled={disabled && !loading}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? refuse : onClick}
    >
      {/* Without a box of its own the span leaves the width alone, but axe does not look into it: only while loading. */}
      {loading ? (
        <span className="contents text-transparent forced-color-adjust-none">{content}</span>
      ) : (
        content
      )}
      {loading && (
        <svg viewBox="0 0 32 32" aria-hidden className="absolute">
          <Ring />
        </svg>
      )}
    </button>
  );
}

function refuse(event: MouseEvent) {
  event.preventDefault();
}
