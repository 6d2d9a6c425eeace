const mark = 'studioReloaded';

/**
 * A file of the site did not come: a new version may have replaced it, or the line is down. Fetches the whole page
 * anew, once, as soon as there is a line. What waits for the file waits on, and what is shown stays.
 */
export function recover(reason: unknown): Promise<never> {
  console.warn('A part of the site did not come.', reason);
  if (!wasReloaded()) {
    if (navigator.onLine) reload();
    else addEventListener('online', reload, { once: true });
  }
  return new Promise(() => undefined);
}

/** The entry in the history remembers it, which works where storage is refused, and ends with the page. */
function reload(): void {
  history.replaceState({ ...history.state, [mark]: true }, '');
  location.reload();
}

function wasReloaded(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && mark in state;
}
