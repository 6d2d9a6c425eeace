/** What the translation appends to each text. */
export const translated = '·';

/**
 * Translates a page as Google Translate in Chrome does: each text node, also of later changes, is replaced by two `<font>`
 * elements. React still has the text nodes: it throws if it removes one, or inserts something before it, and a text that it
 * changes there is not visible, which is logged as an error. Runs in the page. Returns a function that stops it.
 */
export function translatePage(mark: string): () => void {
  const replaced = new WeakSet<Node>();
  const createFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');

  function replace(text: Text) {
    const { parentElement } = text;
    if (!(parentElement instanceof HTMLElement) || !/[\p{L}\p{N}]/u.test(text.data)) return;
    if (parentElement.closest('script, style, noscript, textarea, font, [translate=no]')) return;
    const [outer, inner] = [createFont(), createFont()];
    inner.append(text.data.replace(/\s*$/, (space) => mark + space));
    outer.append(inner);
    text.replaceWith(outer);
    replaced.add(text);
  }

  function replaceIn(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(replace);
  }

  const original = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...original,
    set(this: Node, value: string) {
      if (replaced.has(this) && !this.isConnected)
        console.error(`The page still shows "${String(this.nodeValue)}", not "${value}".`);
      original.set?.call(this, value);
    },
  });

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(replaceIn);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  replaceIn(document);

  return () => {
    observer.disconnect();
    Object.defineProperty(Node.prototype, 'nodeValue', original);
  };
}
