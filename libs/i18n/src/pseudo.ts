/*
 * A pseudo language, generated from English. Text that stays in English has no key, and the length shows where a longer
 * translation would not fit.
 */

export const pseudoLanguage = { code: 'en-XA', label: 'Ƥšéûðö' } as const;

/** Runs from right to left. Its letters are those of English, which show what is not mirrored and stay readable. */
export const rightToLeftPseudoLanguage = { code: 'ar-XB', label: '\u202eodueS\u202c' } as const;

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

/** The characters that let the text between them run from right to left, whatever its letters are. */
const [override, end] = ['\u202e', '\u202c'];

/** `Get {{count}} pages` is shown as `segap {{count}} teG`. */
export function rightToLeftPseudoText(text: string): string {
  const parts = text.split(/(\{\{.+?\}\}|\$t\(.+?\)|<\/?\w+>)/);
  return parts.map((part, index) => (index % 2 || !part.trim() ? part : override + part + end)).join('');
}
