'use client';

import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonVariants, type ButtonVariants } from './button.variants.ts';

interface ButtonBaseProps extends ComponentProps<'button'> {
  /** Visual emphasis. Use `glow`, the one warm light, only for the main action of a screen. @default primary */
  variant?: ButtonVariants['variant'];
  /** Height of 36, 44, 56 or 72 px. `sm` and larger suit touch. @default md */
  size?: ButtonVariants['size'];
  /** Icon before the label. It scales with the text. */
  before?: ReactNode;
  /** Icon after the label, such as an arrow that illustrates the destination. */
  after?: ReactNode;
  /** Fills the width of the container. @default false */
  fullWidth?: boolean | undefined;
}

interface NativeButtonProps extends ButtonBaseProps {
  asChild?: false | undefined;
  /**
   * Shows a spinner in place of the label, looks disabled and ignores clicks. Width, focus and accessible name do not
   * change, and screen readers announce the button as busy and unavailable. Overrides `onClick` and `disabled`.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Text beside the spinner, at most about as long as the label. Hidden from screen readers: announce it in a `status`.
   */
  loadingLabel?: ReactNode;
}

interface SlottedButtonProps extends ButtonBaseProps {
  /** Renders the only child, such as a link, with the props, styles and icons of the button. @default false */
  asChild: true;
  loading?: never;
  loadingLabel?: never;
}

export type ButtonProps = NativeButtonProps | SlottedButtonProps;

/**
 * A button for an action or, with `asChild`, a link that looks like a button. Use `variant` and `size` for its
 * appearance, and `className` for its layout, such as a margin or a grid area.
 */
export function Button({
  variant,
  size,
  before,
  after,
  fullWidth,
  loading = false,
  loadingLabel,
  asChild = false,
  disabled = false,
  onClick,
  children,
  className,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot : 'button';
  // Only announced as disabled: a disabled button would lose focus while it loads, and a link cannot be disabled.
  const unavailable = loading || (asChild && disabled) || undefined;
  return (
    <Root
      type={asChild ? undefined : 'button'}
      data-slot="button"
      className={buttonVariants({ variant, size, fullWidth, className })}
      aria-disabled={unavailable}
      aria-busy={loading || undefined}
      {...rest}
      disabled={!asChild && disabled && !loading}
      data-disabled={(asChild && disabled) || undefined}
      onClick={unavailable ? preventAction : onClick}
    >
      {before}
      {/* A browser that translates the page replaces text nodes, and React cannot change or remove those any more. */}
      {asChild ? <Slottable>{children}</Slottable> : <span data-slot="button-label">{children}</span>}
      {after}
      {loading && (
        <span aria-hidden data-slot="button-spinner">
          {loadingLabel}
        </span>
      )}
    </Root>
  );
}

function preventAction(event: MouseEvent) {
  event.preventDefault();
}
