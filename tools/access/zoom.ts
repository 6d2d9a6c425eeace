import type { Page } from '@playwright/test';

/** A window of 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };

/** What is cut off at 400 %. */
export async function lostWhenZoomed(page: Page): Promise<string[]> {
  await page.setViewportSize(zoomed);
  return cutOff(page);
}

/** What makes the page scroll sideways, and texts of which a part is cut off. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // An open menu finds its place by a script.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { seen, nameOf } = globalThis.access;
    const root = document.documentElement;
    // A table of two directions may scroll by itself, when the keyboard reaches it.
    const scrolls = (box: Element) => box.matches('[role=region][tabindex="0"]');
    const cut = (text: Text): boolean => {
      const parent = text.parentElement;
      // What is typed into a field scrolls in it.
      if (!text.data.trim() || !parent || parent.localName === 'textarea' || !seen(parent)) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && box !== root; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        // A word's edge may stand out by the breadth of a hair.
        if (overflowX !== 'visible' && (left < frame.left - 1 || right > frame.right + 1))
          return !scrolls(box);
        if (/hidden|clip/.test(overflowY) && (top < frame.top - 2 || bottom > frame.bottom + 2)) return true;
      }
      return left < -1 || right > root.clientWidth + 1;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const complaints = root.scrollWidth > root.clientWidth ? ['the page scrolls sideways'] : [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text instanceof Text && cut(text) && text.parentElement)
        complaints.push(`${nameOf(text.parentElement)} is cut off`);
    }
    return complaints;
  });
}
