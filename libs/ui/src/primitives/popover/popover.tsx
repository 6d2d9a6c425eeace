'use client';

import { Content, Root, Trigger } from '@radix-ui/react-popover';
import type { ComponentProps, ReactElement } from 'react';
import './popover.css';

export interface PopoverProps extends ComponentProps<'div'> {
  /** Accessible name of the content. */
  label: string;
  /** Button that opens and closes the content. */
  trigger: ReactElement;
  /** Whether the content is shown. Use `onOpenChange` to update it. */
  open?: boolean | undefined;
  /** Whether the content is shown initially. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the popover opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Content beside a button, such as a short explanation or a few controls. The page behind it stays usable with a pointer.
 */
export function Popover({
  label,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  children,
  ...rest
}: PopoverProps) {
  return (
    <div data-slot="popover" {...rest}>
      <Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        <Trigger asChild>{trigger}</Trigger>
        {/* Without a portal, so that themes apply to it. */}
        <Content aria-label={label} sideOffset={8} collisionPadding={12} data-slot="popover-content">
          {children}
        </Content>
      </Root>
    </div>
  );
}
