import type { ComponentProps } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '../button/index.ts';
import './icon-button.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name. The icon is the only child. */
  label: string;
  /** Visual emphasis, like that of `Button`. @default ghost */
  variant?: ButtonVariant | undefined;
  /** Width and height. `md` and larger are at least 44 px, which suits touch. @default md */
  size?: ButtonSize | undefined;
  /** Renders the only child, such as a link around an icon. @default false */
  asChild?: boolean | undefined;
}

/** A square button with an icon instead of a text. */
export function IconButton({ label, variant = 'ghost', asChild = false, ...rest }: IconButtonProps) {
  const props = { variant, 'aria-label': label, 'data-icon-only': true, ...rest };
  return asChild ? <Button asChild {...props} /> : <Button {...props} />;
}
