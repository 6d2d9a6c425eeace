'use client';

import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react-dom';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Slot } from '@radix-ui/react-slot';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import {
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import type { ControlledOpen } from '../../internal/controlled.ts';
import './popover.css';

interface PopoverBaseProps extends Omit<ComponentProps<'dialog'>, 'open' | 'popover' | 'aria-label'> {
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

export type PopoverProps = PopoverBaseProps & ControlledOpen;

const padding = 12;

const middleware = [
  offset(8),
  flip({ padding }),
  shift({ padding }),
  size({
    padding,
    apply({ availableHeight, elements }) {
      elements.floating.style.maxHeight = `${String(availableHeight)}px`;
    },
  }),
];

/**
 * Content beside a button, such as a short explanation or a few controls. The page behind it stays usable. Before
 * hydration it opens in the middle of the viewport.
 */
export function Popover({
  label,
  trigger,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  children,
  ref,
  id,
  style,
  onKeyDown,
  onToggle,
  ...rest
}: PopoverProps) {
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  // The browser shows and hides the element itself. If `open` does not change with it, that is undone.
  const [toggles, setToggles] = useState(0);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [content, setContent] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    content?.togglePopover(open);
  }, [content, open, toggles]);

  const { floatingStyles, isPositioned, update } = useFloating({
    open,
    strategy: 'fixed',
    transform: false,
    middleware,
    elements: { reference: button, floating: content },
  });
  useEffect(() => {
    if (open && button && content) return autoUpdate(button, content, update);
    return undefined;
  }, [open, button, content, update]);

  function closeOnEscape(event: KeyboardEvent) {
    if (!open || event.key !== 'Escape' || event.defaultPrevented) return;
    // WebKit would also close a dialog around it.
    event.preventDefault();
    setOpen(false);
  }

  const refs = useComposedRefs(setContent, ref);
  const ownId = useId();
  const contentId = id ?? ownId;
  return (
    <>
      <Slot
        ref={setButton}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={contentId}
        onKeyDown={closeOnEscape}
        {...{ popoverTarget: contentId }}
      >
        {trigger}
      </Slot>
      {/* A `dialog`, so that the browser moves the focus to its first control. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The key closes the popover from any control. */}
      <dialog
        tabIndex={-1}
        data-slot="popover"
        {...rest}
        ref={refs}
        id={contentId}
        popover="auto"
        aria-label={label}
        style={isPositioned ? { ...style, margin: 0, ...floatingStyles } : style}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          closeOnEscape(event);
        }}
        onToggle={(event) => {
          onToggle?.(event);
          setOpen(event.newState === 'open');
          setToggles(toggles + 1);
        }}
      >
        {children}
      </dialog>
    </>
  );
}
