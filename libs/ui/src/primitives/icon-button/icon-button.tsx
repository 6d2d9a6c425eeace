import type { ComponentProps } from 'react';
import { cx } from '../../foundations/cva.ts';
import { Button, type ButtonVariants } from '../button/index.ts';
import './icon-button.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name. The icon is the only child. */
  label: string;
  /** Visual emphasis, like that of `Button`. @default ghost */
  variant?: ButtonVariants['variant'];
  /** Width and height: the height of a `Button`. `sm` and larger are at least 44 px, which suits touch. @default sm */
  size?: ButtonVariants['size'];
  /** Renders the only child, such as a link around an icon. @default false */
  asChild?: boolean | undefined;
}

/** A square button with an icon instead of a text. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'sm',
  asChild = false,
  className,
  ...rest
}: IconButtonProps) {
  const props = { variant, size, className: cx('ui-icon-button', className), 'aria-label': label, ...rest };
  return asChild ? <Button asChild {...props} /> : <Button {...props} />;
}
