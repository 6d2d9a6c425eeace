/** Runs a function when the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(run, { timeout: 2000 });
    return () => {
      cancelIdleCallback(id);
    };
  }
  // Safari does not support `requestIdleCallback`.
  const id = setTimeout(run, 500);
  return () => {
    clearTimeout(id);
  };
}
