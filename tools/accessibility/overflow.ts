import type { Page } from '@playwright/test';

/** The size in CSS pixels of a viewport of 1280 × 1024 at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

/** Returns what overflows at 400 % zoom: https://www.w3.org/TR/WCAG22/#reflow. */
export async function findOverflowAtZoom(page: Page): Promise<string[]> {
  await page.setViewportSize(zoomed);
  return findOverflow(page);
}

/** Returns horizontal scrolling of the page, and text that is partly clipped. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A script positions open menus.
    await new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered)));
    const { isVisible, describeElement } = globalThis.accessibilityHelpers;
    const root = document.documentElement;
    // A table may scroll horizontally in its own region if it is keyboard-focusable, and tabs scroll as they are focused.
    const isScrollRegion = (element: Element) =>
      element.matches('[role=region][tabindex="0"], [role=tablist]');
    const isClipped = (text: Text): boolean => {
      const parent = text.parentElement;
      // Text in a field scrolls with the field.
      if (!text.data.trim() || !parent || parent.localName === 'textarea' || !isVisible(parent)) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const picture = parent.closest('[role=img]');
      for (
        let current: Element | null = parent;
        current && current !== root;
        current = current.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(current);
        const box = current.getBoundingClientRect();
        // A row of pictures may bleed. Each has its text in its accessible name.
        if (picture && current !== picture && current.contains(picture)) return false;
        // Glyphs may extend past their box by a pixel or two.
        if (overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1))
          return !isScrollRegion(current);
        if (/hidden|clip/.test(overflowY) && (top < box.top - 2 || bottom > box.bottom + 2)) return true;
      }
      return left < -1 || right > root.clientWidth + 1;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const issues = root.scrollWidth > root.clientWidth ? ['the page scrolls horizontally'] : [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text instanceof Text && isClipped(text) && text.parentElement)
        issues.push(`${describeElement(text.parentElement)} is clipped`);
    }
    return issues;
  });
}
