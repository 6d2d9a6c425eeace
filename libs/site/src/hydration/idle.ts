/** Resolves when the page has loaded and the browser is idle. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => {
      addEventListener('load', loaded, { once: true });
    });
  await new Promise<void>((quiet) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => {
        quiet();
      });
    else setTimeout(quiet, 1000);
  });
}
