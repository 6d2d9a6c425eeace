/** Yields to the browser, so that it can handle pending input first. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
