/**
 * Ends a call when the visitor leaves. The browser would drop it in any case, and a page that comes back as it was left
 * would still wait for its answer.
 */
export function whileHere(): AbortSignal {
  const here = new AbortController();
  const leave = () => {
    here.abort();
  };
  addEventListener('pagehide', leave, { once: true });
  return here.signal;
}
