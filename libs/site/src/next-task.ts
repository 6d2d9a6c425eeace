/** Lets the browser do what else is waiting, a press above all. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
