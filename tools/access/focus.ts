import type { Page } from '@playwright/test';

/** Controls whose focus by the keyboard is not to be seen, or that lie behind something when they have it. */
export async function lostFocus(page: Page): Promise<string[]> {
  // From here on the browser takes focus for a matter of the keyboard.
  await page.keyboard.press('Shift');
  return page.evaluate(() => {
    const { controls, nameOf } = globalThis.access;

    /** The rings around a control, and around the card that may show the focus of its link. */
    const ringsOf = (control: Element) =>
      [control, control.closest('li')].map((element) => {
        if (!element) return '';
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return outlineStyle === 'none' ? boxShadow : outlineWidth + boxShadow;
      });

    const isCovered = (control: Element) => {
      const frame = control.getBoundingClientRect();
      const [left, right] = [Math.max(frame.left, 0), Math.min(frame.right, innerWidth)];
      const [top, bottom] = [Math.max(frame.top, 0), Math.min(frame.bottom, innerHeight)];
      const shares = [0.1, 0.5, 0.9];
      return shares.every((x) =>
        shares.every((y) => {
          const over = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
          const own = control.closest('label') ?? control;
          // A notice goes by itself.
          return !over?.closest('[data-sonner-toaster]') && !own.contains(over) && !over?.contains(control);
        }),
      );
    };

    return controls().flatMap((control) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const without = ringsOf(control).join();
      control.focus();
      // Disabled, or behind an open dialog.
      if (document.activeElement !== control) return [];
      return [
        ...(ringsOf(control).join() === without ? [`${nameOf(control)} does not show its focus`] : []),
        ...(isCovered(control) ? [`${nameOf(control)} has the focus behind something`] : []),
      ];
    });
  });
}
