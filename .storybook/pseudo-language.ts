/** Elements whose text is the same in every language, and pictures, which are drawn for their words. */
const untranslated = 'code, script, style, [translate=no], [role=img]';

/** Initials and units are no longer in other languages. */
const word = /\p{L}{3}/u;

/**
 * Replaces each text in `root` that is in its language, also texts that are rendered later. Returns a function that
 * restores them.
 */
export function applyPseudoLanguage(root: HTMLElement, pseudoText: (text: string) => string): () => void {
  const replacements = new Map<Text, { original: string; pseudo: string }>();

  const replace = (text: Text) => {
    const isReplaced = replacements.get(text)?.pseudo === text.data;
    const { parentElement: parent } = text;
    if (isReplaced || !word.test(text.data) || !parent || parent.closest(untranslated)) return;
    if (parent.closest('[lang]') !== root) return;
    const replacement = { original: text.data, pseudo: pseudoText(text.data) };
    replacements.set(text, replacement);
    text.data = replacement.pseudo;
  };
  const replaceAll = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    // The first node is `node` itself, which can be a text.
    for (let current: Node | null = node; current; current = walker.nextNode())
      if (current instanceof Text) replace(current);
  };

  const observer = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations)
      for (const node of type === 'characterData' ? [target] : addedNodes) replaceAll(node);
  });
  replaceAll(root);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    for (const [text, { original, pseudo }] of replacements) if (text.data === pseudo) text.data = original;
  };
}
