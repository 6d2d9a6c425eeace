import type { Page } from '@playwright/test';

/** Returns the controls without a visible focus indicator, and those that are covered while they have focus. */
export async function findFocusIssues(page: Page): Promise<string[]> {
  // After a key press, `:focus-visible` also matches elements that scripts focus.
  await page.keyboard.press('Shift');
  return page.evaluate(() => {
    const { controls, describeElement } = globalThis.accessibilityHelpers;

    /** The focus indicator of a control, of its pseudo-element that covers a row, or of the list item of a link. */
    const getIndicator = (control: Element) =>
      [
        getComputedStyle(control),
        getComputedStyle(control, '::after'),
        getComputedStyle(control.closest('li') ?? control),
      ].map(({ outlineStyle, outlineWidth, boxShadow }) =>
        outlineStyle === 'none' ? boxShadow : outlineWidth + boxShadow,
      );

    const isCovered = (control: Element) => {
      const box = control.getBoundingClientRect();
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      const fractions = [0.1, 0.5, 0.9];
      return fractions.every((x) =>
        fractions.every((y) => {
          const topmost = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
          const own = control.closest('label') ?? control;
          // Toasts disappear on their own.
          return (
            !topmost?.closest('[data-sonner-toaster]') &&
            !own.contains(topmost) &&
            !topmost?.contains(control)
          );
        }),
      );
    };

    return controls().flatMap((control) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const unfocused = getIndicator(control).join();
      control.focus();
      // The control is disabled, or inert behind an open dialog.
      if (document.activeElement !== control) return [];
      return [
        ...(getIndicator(control).join() === unfocused
          ? [`${describeElement(control)} has no visible focus`]
          : []),
        ...(isCovered(control) ? [`${describeElement(control)} is covered while it has focus`] : []),
      ];
    });
  });
}
