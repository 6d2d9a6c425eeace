import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { toasts } from './toast.ts';

export interface ToasterProps {
  /** The accessible name of the region of toasts. */
  label: string;
  /** The accessible name of the close button of a toast. */
  closeLabel: string;
  language?: string;
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
  const wanted = useSyncExternalStore(toasts.subscribe, toasts.wanted, () => false);
  return (
    wanted && (
      <Suspense>
        <ToastRegion {...props} />
      </Suspense>
    )
  );
}
