'use client';

import { useEffect, useRef, type ComponentProps } from 'react';
import { Toaster as Region, toast as show } from 'sonner';
import { TopLayer } from '../../internal/top-layer/index.ts';
import { toasts } from './toast.ts';
import './toast-region.lazy.css';

export interface ToasterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the region of toasts. */
  label: string;
  /** Accessible name of the close button of a toast. */
  closeLabel: string;
  /** Time in milliseconds until a toast disappears. @default 4000 */
  duration?: number | undefined;
}

/** Renders toasts with Sonner. Loaded with the first toast, to keep Sonner out of the first load. */
export default function ToastRegion({ label, closeLabel, duration = 4000, ...rest }: ToasterProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was shown last is on top.
    const raise = () => {
      layer.current?.hidePopover();
      layer.current?.showPopover();
    };
    const showAll = () => {
      for (const { kind, text } of toasts.take()) show[kind](text);
      raise();
    };
    // These events do not bubble.
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement) raise();
    };
    document.addEventListener('toggle', onToggle, { capture: true });
    showAll();
    const unsubscribe = toasts.subscribe(showAll);
    return () => {
      document.removeEventListener('toggle', onToggle, { capture: true });
      unsubscribe();
    };
  }, []);

  return (
    <div data-slot="toaster" {...rest}>
      <TopLayer ref={layer}>
        <Region
          position="top-center"
          offset={100}
          mobileOffset={{ top: 100, left: 16, right: 16 }}
          duration={duration}
          theme="system"
          richColors
          closeButton
          toastOptions={{ closeButtonAriaLabel: closeLabel }}
          containerAriaLabel={label}
        />
      </TopLayer>
    </div>
  );
}
