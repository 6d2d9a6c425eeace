/*
 * A pseudo language, generated from English. Text that stays in English has no key, and the length shows where a longer
 * translation would not fit.
 */

export const pseudoLanguage = { code: 'en-XA', label: 'Ƥšéûðö' } as const;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const changed = Array.from('áƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ');
const change = (letter: string) => changed[letters.indexOf(letter)] ?? letter;

/** German and Finnish texts are about this much longer than English ones. */
const expansion = 0.4;

/** `Get {{count}} pages` becomes `[Ĝéţ {{count}} þáĝéš ~~~ ~~~]`. */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{.+?\}\}|\$t\(.+?\)|<\/?\w+>)/);
  const converted = parts.map((part, index) => (index % 2 ? part : Array.from(part, change).join('')));
  return `[${converted.join('')} ${Array(Math.ceil((text.length * expansion) / 4))
    .fill('~~~')
    .join(' ')}]`;
}

/** Converts every text of a locale file to the pseudo language. */
export function pseudoTranslations(translations: object): object {
  return Object.fromEntries(
    Object.entries(translations).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string'
        ? pseudoText(value)
        : typeof value === 'object' && value
          ? pseudoTranslations(value)
          : value,
    ]),
  );
}
