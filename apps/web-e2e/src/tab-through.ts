import type { Page } from '@playwright/test';

declare global {
  var reached: Element[];
}

/** Presses Tab through all controls. Returns those not reached, or not in document order. Needs `helpersScript`. */
export async function tabThrough(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    globalThis.reached = [];
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) globalThis.reached.push(target);
    });
  });
  // After the last control, focus returns to the first.
  const isRound = () =>
    page.evaluate(() => {
      const [first, ...others] = globalThis.reached;
      return first !== undefined && others.includes(first);
    });
  for (let press = 1; press < 200; press += 1) {
    await page.keyboard.press('Tab');
    if (press % 10 === 0 && (await isRound())) break;
  }
  return page.evaluate(() => {
    const { reached } = globalThis;
    const { controls, describeElement } = globalThis.accessibilityHelpers;
    // Within a radio group, arrow keys move the focus.
    const isChosen = (control: Element) =>
      !(control instanceof HTMLInputElement) || control.type !== 'radio' || control.checked;
    const follows = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    // A page that renders again during the test may move the focus back.
    const round = [...new Set(reached)];
    return [
      ...controls()
        .filter((control) => isChosen(control) && !round.includes(control))
        .map((control) => `${describeElement(control)} is not reached`),
      ...round
        .filter((control, place) => {
          const next = round[place + 1];
          return next && !follows(control, next);
        })
        .map((control) => `${describeElement(control)} is left backwards`),
    ];
  });
}
