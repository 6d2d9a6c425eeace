import type { ComponentProps } from 'react';
import { avatarVariants, type AvatarVariants } from './avatar.variants.ts';
import { getInitials } from './get-initials.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'aria-label' | 'children' | 'role'> {
  /** Accessible name. Its initials are shown if there is no image, or until it is loaded. */
  name: string;
  /** URL of a square image. */
  src?: string | undefined;
  /** Width and height. @default md */
  size?: AvatarVariants['size'];
}

/** A person or a company as a round image, or as initials. */
export function Avatar({ name, src, size, className, ...rest }: AvatarProps) {
  return (
    <span
      role="img"
      aria-label={name}
      data-slot="avatar"
      className={avatarVariants({ size, className })}
      {...rest}
    >
      <span>{getInitials(name)}</span>
      {/* Without alternative text, browsers show nothing in place of an image that cannot be loaded. */}
      {src !== undefined && <img src={src} alt="" />}
    </span>
  );
}
