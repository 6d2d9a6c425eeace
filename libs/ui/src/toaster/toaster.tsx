import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { toasts } from './toast.ts';

export interface ToasterProps {
  /** What the region of notices is called. */
  label: string;
  language?: string;
}

const ToastRegion = lazy(async (): Promise<{ default: ComponentType<ToasterProps> }> => {
  try {
    return await import('./toast-region.tsx');
  } catch {
    // A toast is never the only place where something is said, so the page goes on without it.
    return { default: () => null };
  }
});

/** Where toasts appear: notices over the page that are gone after a moment. It costs nothing until the first one. */
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
