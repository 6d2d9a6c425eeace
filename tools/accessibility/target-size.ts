import type { Page } from '@playwright/test';

/**
 * Returns targets that are smaller than 24 × 24 px without enough space around them: a circle of 24 px on the target
 * intersects another target, https://www.w3.org/TR/WCAG22/#target-size-minimum. Inline links in text are exempt.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { targets, describeElement } = globalThis.accessibilityHelpers;
    const all = targets().map((target) => ({ target, box: target.getBoundingClientRect() }));
    const isSmall = ({ width, height }: DOMRect) => width < 24 || height < 24;
    const getCenter = ({ left, top, width, height }: DOMRect) =>
      [left + width / 2, top + height / 2] as const;
    const intersects = (one: DOMRect, other: DOMRect) => {
      const [x, y] = getCenter(one);
      const [otherX, otherY] = getCenter(other);
      const distanceX = x - Math.min(Math.max(x, other.left), other.right);
      const distanceY = y - Math.min(Math.max(y, other.top), other.bottom);
      return (
        Math.hypot(distanceX, distanceY) < 12 || (isSmall(other) && Math.hypot(x - otherX, y - otherY) < 24)
      );
    };
    return all
      .filter(({ box }) => isSmall(box))
      .filter(({ target, box }) => all.some((other) => other.target !== target && intersects(box, other.box)))
      .map(({ target }) => `${describeElement(target)} is small and too close to another target`);
  });
}

/** Returns targets that are less than 44 px high on touch devices, or 30 px in a footer, which has many links. */
export async function findSmallTouchTargets(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const issues = await page.evaluate(() => {
    const { targets, describeElement } = globalThis.accessibilityHelpers;
    return targets().flatMap((target) => {
      const { height } = target.getBoundingClientRect();
      // The smallest size of buttons is documented as unsuitable for touch.
      const isForMouse = target.matches('.ui-button--xs');
      const least = target.closest('footer') ? 30 : 44;
      return height < least && !isForMouse ? [`${describeElement(target)} is ${String(height)} px high`] : [];
    });
  });
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await cdp.detach();
  return issues;
}
