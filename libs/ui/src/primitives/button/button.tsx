'use client';

import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Ring } from '../spinner/shapes/ring.tsx';
import './button.css';
import type { ButtonSize, ButtonVariant } from './button.variants.ts';

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
  loadingLabel?: string | undefined;
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
  variant = 'primary',
  size = 'md',
  before,
  after,
  fullWidth = false,
  loading = false,
  loadingLabel,
  asChild = false,
  disabled = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const props = {
    'data-slot': 'button',
    'data-variant': variant,
    'data-size': size,
    'data-full-width': fullWidth || undefined,
    ...rest,
  };
  if (asChild)
    return (
      <Slot
        {...props}
        {...(disabled
          ? { 'aria-disabled': true, 'data-disabled': true, onClick: preventAction }
          : onClick && { onClick })}
      >
        {before}
        <Slottable>{children}</Slottable>
        {after}
      </Slot>
    );

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
      {...props}
      // Not `disabled` while loading, because a disabled button loses focus.
      disabled={disabled && !loading}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? preventAction : onClick}
    >
      {/* `contents` does not change the width, but axe does not check text inside it: use it only while loading. */}
      {loading ? <span data-slot="button-label">{content}</span> : content}
      {loading && (
        <span aria-hidden data-slot="button-spinner">
          <svg viewBox="0 0 32 32">
            <Ring />
          </svg>
          {loadingLabel}
        </span>
      )}
    </button>
  );
}

function preventAction(event: MouseEvent) {
  event.preventDefault();
}
