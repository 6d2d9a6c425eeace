'use client';

import { Content, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { ControlledOpen } from '../../internal/controlled.ts';
import { TopLayer } from '../../internal/top-layer/index.ts';
import './tooltip.css';

interface TooltipBaseProps extends ComponentProps<'div'> {
  /** Button or link that the text describes. */
  trigger: ReactElement;
  /** Supplementary text. Never essential: touch screens do not show it. */
  children: ReactNode;
  /** Whether the text is shown. Use `onOpenChange` to update it. */
  open?: boolean | undefined;
  /** Whether the text is shown initially. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the tooltip opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

export type TooltipProps = TooltipBaseProps & ControlledOpen;

/** A short text that describes a button or a link, on hover and on keyboard focus. */
export function Tooltip({
  trigger,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  children,
  ...rest
}: TooltipProps) {
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  return (
    <Provider delayDuration={400}>
      <Root open={open} onOpenChange={setOpen}>
        <Trigger asChild>{trigger}</Trigger>
        {open && (
          <TopLayer>
            <Content sideOffset={6} collisionPadding={12} data-slot="tooltip" {...rest}>
              {children}
            </Content>
          </TopLayer>
        )}
      </Root>
    </Provider>
  );
}
