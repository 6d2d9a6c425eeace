export interface Toast {
  kind: 'success' | 'error';
  text: string;
}

type Listener = () => void;

const listeners = new Set<Listener>();
const waiting: Toast[] = [];
let wanted = false;

function say(toast: Toast) {
  waiting.push(toast);
  wanted = true;
  for (const listener of listeners) listener();
}

/** Shows a short message about the result of an action. Requires a `Toaster` on the page. */
export const toast = {
  success: (text: string) => {
    say({ kind: 'success', text });
  },
  error: (text: string) => {
    say({ kind: 'error', text });
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
  wanted: () => wanted,
  take: (): Toast[] => waiting.splice(0),
};
