import { useEffect, useRef, useState } from 'react';

/**
 * State of a layer that covers the page. It has an entry in the session history while it is open, so that going back
 * closes it and stays on the page. The entry has the state of the page, so for a router they are the same location.
 */
export function useHistoryLayer() {
  const [open, setOpen] = useState(false);
  /** Identifies the entry by the time at which it was added. */
  const entry = useRef(0);
  const closing = useRef<{ then?: (() => void) | undefined }>(undefined);

  // Also while it is closed: the layer may be painted before an effect of that change runs.
  useEffect(() => {
    const onPopState = () => {
      const then = closing.current?.then;
      closing.current = undefined;
      setOpen(false);
      // Browsers may restore the scroll position after this event.
      if (then) setTimeout(then);
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
    };
  }, []);

  const isCurrentEntry = () => {
    const state: unknown = window.history.state;
    return state instanceof Object && 'layer' in state && state.layer === entry.current;
  };

  return {
    open,
    show: () => {
      if (isCurrentEntry()) return;
      entry.current = Date.now();
      window.history.pushState({ ...window.history.state, layer: entry.current }, '');
      setOpen(true);
    },
    /** Removes the entry and closes the layer. The function is called after that. */
    hide: (then?: () => void) => {
      if (closing.current) return;
      if (isCurrentEntry()) {
        closing.current = { then };
        window.history.back();
      } else setOpen(false);
    },
  };
}
