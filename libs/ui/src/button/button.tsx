import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps, MouseEvent } from 'react';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button.variants.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** How much it asks for attention. `glow` is for the one thing to do on a screen. @default primary */
  variant?: ButtonVariant;
  /** From `md` on it is tall enough for a finger. @default md */
  size?: ButtonSize;
  /**
   * Shows a spinner over the label while something is under way. Width, focus and name stay, and a second press
   * does nothing. Wins over `onClick`; without effect on `asChild`.
   * @default false
   */
  loading?: boolean;
  /** Lends the look to its only child, for example a link. @default false */
  asChild?: boolean;
}

/**
 * Does something, or leads somewhere. `className` is for its place, such as a margin or a grid area; its look is
 * chosen by `variant` and `size`.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  loading = false,
  asChild = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const look = buttonLook({ variant, size, className });
  if (asChild)
    return (
      <Slot {...rest} onClick={onClick} className={look}>
        {children}
      </Slot>
    );

  return (
    <button
      type="button"
      {...rest}
      className={look}
      // Not `disabled`: that would drop the focus of the person who has just pressed it.
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? refuse : onClick}
    >
      {/* Without a box of its own the span leaves the width alone, but axe does not look into it: only while loading. */}
      {loading ? <span className="contents text-transparent">{children}</span> : children}
      {loading && (
        <span
          aria-hidden
          className="absolute size-[1.2em] animate-spin rounded-full border-2 border-current border-e-transparent"
        />
      )}
    </button>
  );
}

function refuse(event: MouseEvent) {
  event.preventDefault();
}
