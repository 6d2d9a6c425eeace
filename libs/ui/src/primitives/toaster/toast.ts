export interface Toast {
  kind: 'success' | 'error';
  /** One sentence. */
  text: string;
}

type Listener = () => void;

const listeners = new Set<Listener>();
const queue: Toast[] = [];
let hasStarted = false;

function add(toast: Toast) {
  queue.push(toast);
  hasStarted = true;
  for (const listener of listeners) listener();
}

/** Shows a short message about the result of an action. Requires a `Toaster` on the page. */
export const toast = {
  success: (text: string) => {
    add({ kind: 'success', text });
  },
  error: (text: string) => {
    add({ kind: 'error', text });
  },
};

/** Store of the `Toaster`: whether there ever was a toast, and the queue of toasts that were not shown yet. */
export const toasts = {
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  hasStarted: () => hasStarted,
  take: (): Toast[] => queue.splice(0),
};
