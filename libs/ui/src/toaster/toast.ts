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

/** Tells the visitor how something went. A `Toaster` must stand on the page. */
export const toast = {
  success: (text: string) => {
    say({ kind: 'success', text });
  },
  error: (text: string) => {
    say({ kind: 'error', text });
  },
};

/** What the toaster reads: whether it was ever needed, and what it has not shown yet. */
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
