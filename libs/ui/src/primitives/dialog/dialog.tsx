'use client';

import { Slot } from '@radix-ui/react-slot';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { X } from 'lucide';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { ControlledOpen } from '../../internal/controlled.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { dialogVariants, type DialogVariants } from './dialog.variants.ts';

interface DialogBaseProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'title' | 'onClose' | 'aria-label'
> {
  /** Whether the dialog is open. Use `onOpenChange` to update it. */
  open?: boolean | undefined;
  /** Whether the dialog is open initially. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the dialog opens or closes, with the Escape key too. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Button that opens the dialog, rendered before it. Not needed with `open`. */
  trigger?: ReactElement | undefined;
  /** `full` covers the viewport, such as a menu on a phone. @default md */
  size?: DialogVariants['size'];
}

interface TitledDialogProps extends DialogBaseProps {
  /** Heading and accessible name. */
  title: ReactNode;
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Buttons at the end, which stay visible while the content scrolls. */
  actions?: ReactNode;
  label?: never;
}

interface UntitledDialogProps extends DialogBaseProps {
  /** Accessible name of a dialog with its own layout, without the title bar. It must contain a button that closes it. */
  label: string;
  title?: never;
  headingLevel?: never;
  closeLabel?: never;
  actions?: never;
}

export type DialogProps = (TitledDialogProps | UntitledDialogProps) & ControlledOpen;

/**
 * A modal dialog: the page behind it is inert until it closes. Its content is added to the document when it is first
 * opened.
 */
export function Dialog({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  trigger,
  size,
  label,
  title,
  headingLevel = 2,
  closeLabel,
  actions,
  children,
  ref,
  onCancel,
  onFocus,
  onPointerDown,
  onClick,
  className,
  ...rest
}: DialogProps) {
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const [rendered, setRendered] = useState(open);
  if (open && !rendered) setRendered(true);

  const dialog = useRef<HTMLDialogElement>(null);
  const refs = useComposedRefs(dialog, ref);
  // The browser may close the element itself, with a form for example. If `open` stays true, it is shown again.
  const [closings, setClosings] = useState(0);
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!open) {
      element?.close();
      focused.current = null;
    } else if (element && !element.open) {
      const last = focused.current;
      element.showModal();
      last?.focus();
    }
  }, [open, closings]);

  // React focuses a control with `autoFocus` once, and does not set the attribute that the browser reads at each opening.
  useEffect(() => {
    if (rendered && dialog.current?.contains(document.activeElement))
      document.activeElement?.setAttribute('autofocus', '');
  }, [rendered]);

  const titleId = useId();
  const pressedBackdrop = useRef(false);
  const close = () => {
    setOpen(false);
  };

  return (
    <>
      {trigger && (
        <Slot
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => {
            setOpen(true);
          }}
        >
          {trigger}
        </Slot>
      )}
      {rendered && (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The Escape key closes a modal dialog.
        <dialog
          data-slot="dialog"
          className={dialogVariants({ size, className })}
          aria-label={label}
          aria-labelledby={label ? undefined : titleId}
          {...rest}
          ref={refs}
          onCancel={(event) => {
            onCancel?.(event);
            // A file chooser inside that is dismissed has the same event, which bubbles.
            if (event.defaultPrevented || event.target !== event.currentTarget) return;
            // It closes with `open`. Otherwise the focus would leave a controlled dialog that stays open.
            event.preventDefault();
            close();
          }}
          onFocus={(event) => {
            onFocus?.(event);
            focused.current = event.target;
          }}
          onClose={() => {
            close();
            setClosings(closings + 1);
          }}
          onPointerDown={(event) => {
            onPointerDown?.(event);
            pressedBackdrop.current = isOnBackdrop(event);
          }}
          onClick={(event) => {
            onClick?.(event);
            // Not if a text selection ends on the backdrop.
            if (size !== 'full' && pressedBackdrop.current && isOnBackdrop(event)) close();
          }}
        >
          {/* Its ref is called before `autoFocus` in the content, which needs an open dialog. */}
          <span ref={showParentDialog} hidden />
          {closeLabel === undefined ? (
            children
          ) : (
            <>
              <div data-slot="dialog-header">
                <div data-slot="dialog-title">
                  <Heading headingLevel={headingLevel} size="h3" id={titleId}>
                    {title}
                  </Heading>
                </div>
                <IconButton label={closeLabel} onClick={close}>
                  <Icon icon={X} />
                </IconButton>
              </div>
              <div data-slot="dialog-body">{children}</div>
              {actions && <div data-slot="dialog-footer">{actions}</div>}
            </>
          )}
        </dialog>
      )}
    </>
  );
}

function showParentDialog(child: HTMLElement | null) {
  const dialog = child?.closest('dialog');
  if (!dialog?.open) dialog?.showModal();
}

/** Whether an event is on the backdrop, whose events have the dialog as their target, as do those on its own padding. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
