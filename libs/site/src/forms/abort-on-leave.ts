/**
 * Returns a signal that aborts a request when the visitor leaves the page. The browser cancels the request anyway, and
 * a page restored from the back/forward cache would still wait for its response.
 */
export function abortOnLeave(): AbortSignal {
  const controller = new AbortController();
  const leave = () => {
    controller.abort();
  };
  addEventListener('pagehide', leave, { once: true });
  return controller.signal;
}
