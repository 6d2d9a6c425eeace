'use client';

import { lazy, Suspense, useSyncExternalStore, type ComponentProps, type ComponentType } from 'react';
import { toasts } from './toast.ts';
import './toaster.css';

export interface ToasterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the region of toasts. */
  label: string;
  /** Accessible name of the close button of a toast. */
  closeLabel: string;
  /** Time in milliseconds until a toast disappears. @default 4000 */
  duration?: number | undefined;
}

const ToastRegion = lazy(async (): Promise<{ default: ComponentType<ToasterProps> }> => {
  try {
    return await import('./toast-region.tsx');
  } catch {
    // A toast never has information that is missing elsewhere, so a failed import is ignored.
    return { default: () => null };
  }
});

/** The region where toasts appear, short messages that disappear by themselves. Its code loads with the first toast. */
export function Toaster(props: ToasterProps) {
  const hasStarted = useSyncExternalStore(toasts.subscribe, toasts.hasStarted, () => false);
  return (
    hasStarted && (
      <Suspense>
        <ToastRegion {...props} />
      </Suspense>
    )
  );
}
