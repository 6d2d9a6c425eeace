export interface Paragraph {
  /** The lines as they are rendered. */
  lines: string[];
  /** Whether a `<wbr>` is an item of a flex or grid container, which would divide the text into columns. */
  isDivided: boolean;
}

/** Returns the horizontal texts of a page that have more than one line. Runs in the page. */
export function readParagraphs(): Paragraph[] {
  const found = new Map<Element, { lines: string[]; left: number }>();
  // Items of a list are separate texts, also where the list is rendered as a sentence.
  const isInline = (element: Element) =>
    element.localName !== 'li' && /^(?:inline|contents)$/.test(getComputedStyle(element).display);
  const blockOf = (element: Element): Element =>
    isInline(element) && element.parentElement ? blockOf(element.parentElement) : element;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement: parent, textContent: text } = node;
    if (!parent || !text?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    // Code is not made of words.
    if (parent.closest('code')) continue;
    const block = blockOf(parent);
    // A text for screen readers is one pixel wide.
    if (block.getBoundingClientRect().width <= 1) continue;
    const { writingMode, fontSize } = getComputedStyle(block);
    // WebKit rounds the positions of very small characters, such as those of a sample on a phone.
    if (writingMode !== 'horizontal-tb' || Number.parseFloat(fontSize) < 8) continue;
    const { lines, left: previous } = found.get(block) ?? { lines: [], left: -Infinity };
    let line = lines.pop() ?? '';
    let last = previous;
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { left, width } = range.getBoundingClientRect();
      if (width > 0) {
        // Characters advance to the right until a new line begins.
        if (left <= last) {
          lines.push(line);
          line = '';
        }
        last = left;
      }
      line += text.charAt(at);
    }
    found.set(block, { lines: [...lines, line], left: last });
  }

  return [...found]
    .filter(([, { lines }]) => lines.length > 1)
    .map(([block, { lines }]) => ({
      lines,
      isDivided: [block, ...block.querySelectorAll('*')].some(
        (element) =>
          element.querySelector(':scope > wbr') !== null &&
          /flex|grid/.test(getComputedStyle(element).display),
      ),
    }));
}
