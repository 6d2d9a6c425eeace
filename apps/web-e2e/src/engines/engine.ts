import { setTimeout as delay } from 'node:timers/promises';
import type { EngineName } from '../../../../tools/browsers.ts';

/** A browser engine with any driver. */
export interface EngineBrowser {
  name: EngineName;
  /** Opens a page with its own cookies, storage and cache. */
  newPage: () => Promise<EnginePage>;
  close: () => Promise<void>;
}

export interface EnginePage {
  /** Resolves when the new document is available. Its files may still be loading. */
  goto: (url: string) => Promise<void>;
  /**
   * Runs a function in the page. The function, its argument and its result are sent as text, so the function cannot use
   * variables of the test.
   */
  evaluate: Evaluate;
  /** Scrolls the element into view and clicks it with the mouse. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Sets the size of the viewport. */
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  url: () => Promise<string>;
  /** The console errors. Undefined if the driver of the engine does not report them. */
  consoleErrors?: readonly string[];
  close: () => Promise<void>;
}

type Key = 'Enter' | 'Escape';

export interface Evaluate {
  <Result>(run: () => Result | Promise<Result>): Promise<Result>;
  <Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
}

/**
 * Waits until an element stops moving, at most three seconds, and scrolls it into view instantly. Drivers do not wait for
 * animations or smooth scrolling before they click: a click while an accordion opens would hit another element.
 */
export const scrollIntoView = async (element: Element): Promise<void> => {
  // In the document, not in the viewport: the page may scroll meanwhile.
  const position = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + scrollX, top + scrollY, width, height].map(Math.round).join();
  };
  // A transition that has begun may not have moved the element yet.
  const isInTransition = () =>
    document
      .getAnimations()
      .some((animation) => animation instanceof CSSTransition && animation.playState === 'running');
  const deadline = Date.now() + 3000;
  let previous = position();
  let unchanged = 0;
  while (unchanged < 3 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const current = position();
    unchanged = current === previous && !isInTransition() ? unchanged + 1 : 0;
    previous = current;
  }
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  // A section that scrolls into view rises into its place in the next frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

export const defaultSize = { width: 1280, height: 800 } as const;

/** An `evaluate` for a driver that can evaluate an expression whose value is a promise of a string. */
export function evaluator(evaluateText: (expression: string) => Promise<unknown>): Evaluate {
  return async <Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    ...[argument]: [Argument?]
  ) => {
    const call = `(${String(run)})(${argument === undefined ? '' : JSON.stringify(argument)})`;
    const text = await evaluateText(`(async () => JSON.stringify({ value: await ${call} }))()`);
    // JSON has no types. The function that ran in the page has this one.
    return (JSON.parse(String(text)) as { value: Result }).value;
  };
}

/** The result of an evaluation, or `undefined`: while a document is replaced, an evaluation fails or never resolves. */
export const answered = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  Promise.race([answer, delay(2000, undefined)]).catch(() => undefined);

/**
 * Starts a navigation and waits for the new document, for drivers that would wait for its scripts too. A driver may lose
 * the navigation, for example because the window was still loading its first document, so it is started again after ten
 * seconds.
 */
export async function untilNewDocument(evaluate: Evaluate, navigate: () => Promise<unknown>): Promise<void> {
  const isTrueWithin = async (milliseconds: number, condition: () => Promise<boolean>) => {
    const deadline = Date.now() + milliseconds;
    while (Date.now() < deadline) {
      if (await answered(condition())) return true;
      await delay(20);
    }
    return false;
  };
  const mark = () =>
    evaluate(() => {
      Object.assign(window, { isLeaving: true });
      return true;
    });
  const isNew = () =>
    evaluate(
      () =>
        !('isLeaving' in window) && location.protocol !== 'about:' && document.querySelector('body') !== null,
    );
  // A new window replaces its first document, in which an evaluation may be lost.
  if (!(await isTrueWithin(30_000, mark))) throw new Error('The window did not answer for 30 seconds.');
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await navigate();
    if (await isTrueWithin(10_000, isNew)) return;
  }
  const shown = await answered(evaluate(() => location.href));
  throw new Error(`No new document was there after 30 seconds. The window shows ${String(shown)}.`);
}
