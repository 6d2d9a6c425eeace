import type { Page } from '@playwright/test';

/**
 * Targets that are smaller than 24 × 24 px and so near to another that a circle of that width around one meets the
 * other: https://www.w3.org/TR/WCAG22/#target-size-minimum. Words in a line of text may be smaller.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { targets, nameOf } = globalThis.access;
    const all = targets().map((target) => ({ target, frame: target.getBoundingClientRect() }));
    const isSmall = ({ width, height }: DOMRect) => width < 24 || height < 24;
    const middleOf = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
    const meet = (one: DOMRect, other: DOMRect) => {
      const [x, y] = middleOf(one);
      const [otherX, otherY] = middleOf(other);
      const besideX = x - Math.min(Math.max(x, other.left), other.right);
      const besideY = y - Math.min(Math.max(y, other.top), other.bottom);
      return Math.hypot(besideX, besideY) < 12 || (isSmall(other) && Math.hypot(x - otherX, y - otherY) < 24);
    };
    return all
      .filter(({ frame }) => isSmall(frame))
      .filter(({ target, frame }) => all.some((other) => other.target !== target && meet(frame, other.frame)))
      .map(({ target }) => `${nameOf(target)} is small and near to another`);
  });
}

/** Where a finger points, targets that are less than 44 px high. */
export async function tooSmallForFingers(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const complaints = await page.evaluate(() => {
    const { targets, nameOf } = globalThis.access;
    return targets().flatMap((target) => {
      const { height } = target.getBoundingClientRect();
      // The two smallest buttons are for a pointer.
      const isForPointers = target.matches('.min-h-7, .min-h-9');
      return height < 44 && !isForPointers ? [`${nameOf(target)} is ${String(height)} px high`] : [];
    });
  });
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await browser.detach();
  return complaints;
}
