'use client';

import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react-dom';
import { Slot } from '@radix-ui/react-slot';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useEffect, useId, useState, type ComponentProps, type ReactElement } from 'react';
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
  onKeyDown,
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

  const contentId = useId();
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- The key closes the popover from any control.
    <div
      data-slot="popover"
      {...rest}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!open || event.key !== 'Escape' || event.defaultPrevented) return;
        // WebKit would also close a dialog around it.
        event.preventDefault();
        setOpen(false);
      }}
    >
      <Slot
        ref={setButton}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={contentId}
        {...{ popoverTarget: contentId }}
      >
        {trigger}
      </Slot>
      {/* A `dialog`, so that the browser moves the focus to its first control. */}
      <dialog
        ref={setContent}
        id={contentId}
        popover="auto"
        tabIndex={-1}
        aria-label={label}
        data-slot="popover-content"
        style={isPositioned ? { margin: 0, ...floatingStyles } : undefined}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          setToggles(toggles + 1);
        }}
      >
        {children}
      </dialog>
    </div>
  );
}
