/*
 * A language that nobody speaks, made from English. What it does not change was never translated, and its length shows
 * where a longer language would not fit.
 */

export const pseudoLanguage = {
  code: 'en-XA',
  label: 'Pseudo',
  nativeLabel: 'Ƥšéûðö',
  hreflang: 'en-XA',
} as const;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const changed = Array.from('áƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ');
const change = (letter: string) => changed[letters.indexOf(letter)] ?? letter;

/** German and Finnish need about this much more room than English. */
const longer = 0.4;

/** `Get {{count}} pages` becomes `[Ĝéţ {{count}} þáĝéš ~~~ ~~~]`. */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{.+?\}\}|\$t\(.+?\))/);
  const spoken = parts.map((part, index) => (index % 2 ? part : Array.from(part, change).join('')));
  return `[${spoken.join('')} ${Array(Math.ceil((text.length * longer) / 4))
    .fill('~~~')
    .join(' ')}]`;
}

/** Every text of a tree of English ones in the language that nobody speaks. */
export function pseudoWords(words: object): object {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string'
        ? pseudoText(value)
        : typeof value === 'object' && value
          ? pseudoWords(value)
          : value,
    ]),
  );
}
