'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Check, CircleAlert, Info, X } from 'lucide';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { ControlledOpen } from '../../internal/controlled.ts';
import { useAnnouncement } from '../../internal/use-announcement/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { alertVariants, type AlertVariants } from './alert.variants.ts';

interface AlertBaseProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** `bad` interrupts screen readers, the others do not. Set `role` for a different urgency. @default info */
  tone?: AlertVariants['tone'];
  /** Summary of the message, in bold above the text. */
  title?: ReactNode;
  /** Whether the message is shown. */
  open?: boolean | undefined;
  /** Whether the message is shown initially. @default true */
  defaultOpen?: boolean | undefined;
  /** Called when the close button is activated. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Accessible name of the close button, which is shown with this prop. When it closes the message, the focus moves to the
   * next control of the page, unless `onOpenChange` moves it elsewhere.
   */
  closeLabel?: string | undefined;
}

export type AlertProps = AlertBaseProps & ControlledOpen;

/** A message about the page or a part of it. */
export function Alert({
  tone = 'info',
  title,
  open: openProp,
  defaultOpen = true,
  onOpenChange,
  closeLabel,
  children,
  className,
  ref,
  ...rest
}: AlertProps) {
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const announced = useAnnouncement(open);
  const region = useRef<HTMLDivElement>(null);
  const wasFocused = useRef(false);
  useEffect(() => {
    if (announced || !wasFocused.current) return;
    wasFocused.current = false;
    if (region.current && document.activeElement === document.body) focusAfter(region.current);
  }, [announced]);
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      data-slot="alert"
      className={alertVariants({ tone, className })}
      {...rest}
      ref={useComposedRefs(region, ref)}
    >
      {announced && (
        <>
          <Icon icon={icons[tone]} />
          <div data-slot="alert-content">
            {title && <p data-slot="alert-title">{title}</p>}
            <div>{children}</div>
          </div>
          {closeLabel && (
            <div data-slot="alert-close">
              <IconButton
                label={closeLabel}
                onClick={(event) => {
                  wasFocused.current = event.currentTarget === document.activeElement;
                  setOpen(false);
                }}
              >
                <Icon icon={X} />
              </IconButton>
            </div>
          )}
        </>
      )}
    </div>
  );
}

const icons = { info: Info, good: Check, warning: CircleAlert, bad: CircleAlert } as const;

/** Moves the focus to the first control after an element, or to the last one before it. */
function focusAfter(element: Element) {
  const controls = [...document.querySelectorAll<HTMLElement>(focusable)].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );
  const isAfter = (control: Element) =>
    element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
  (controls.find(isAfter) ?? controls.at(-1))?.focus();
}

const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex^="-"], [inert] *)';
