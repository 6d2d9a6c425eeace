/** Returns the first letters of the first and the last word, or the first character of a name without spaces. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last]
    .map((word = '') => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}
