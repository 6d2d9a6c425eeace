/** Splits a text at the given words: every second part is one of them. Letters with accents match those without. */
export function splitAtWords(text: string, words: readonly string[]): string[] {
  const parts = words.filter(Boolean).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (parts.length === 0) return [text];
  // The longest first: `hosting` before `host`.
  parts.sort((one, other) => other.length - one.length);
  return text.split(new RegExp(`(${parts.join('|')})`, 'giu'));
}
