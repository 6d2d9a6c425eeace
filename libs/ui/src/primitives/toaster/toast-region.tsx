'use client';

import { useEffect } from 'react';
import { Toaster as Region, toast as show } from 'sonner';
import type { ToasterProps } from './toaster.tsx';
import { toasts } from './toast.ts';

/** Renders toasts with Sonner. Loaded with the first toast, to keep Sonner out of the first load. */
export default function ToastRegion({ label, closeLabel, ...rest }: ToasterProps) {
  useEffect(() => {
    const showAll = () => {
      for (const { kind, text } of toasts.take()) show[kind](text);
    };
    showAll();
    return toasts.subscribe(showAll);
  }, []);

  return (
    <div data-slot="toaster" {...rest}>
      <Region
        position="top-center"
        offset={100}
        mobileOffset={{ top: 100, left: 16, right: 16 }}
        duration={1500}
        theme="system"
        richColors
        closeButton
        toastOptions={{ closeButtonAriaLabel: closeLabel }}
        containerAriaLabel={label}
      />
    </div>
  );
}
