'use client';

import { Content, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import {
  useEffect,
  useSyncExternalStore,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
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

/** A short text that describes a button or a link, on hover and on keyboard focus. The next one shows without a delay. */
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
  useEffect(() => (open ? showOne() : undefined), [open]);
  const followsAnother = useSyncExternalStore(subscribe, isOneShown, onServer);
  return (
    <Provider delayDuration={followsAnother ? 0 : 400}>
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

/*
 * Whether a tooltip is shown, or was 300 ms ago. Each has a provider of its own, so that a site needs none, and Radix knows
 * only the tooltips in one provider.
 */
let shown = 0;
const listeners = new Set<() => void>();

function showOne() {
  count(1);
  return () => {
    setTimeout(count, 300, -1);
  };
}

function count(change: 1 | -1) {
  shown += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const isOneShown = () => shown > 0;
const onServer = () => false;
