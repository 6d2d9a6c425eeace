/**
 * Returns the URL of the first typeface with Latin letters in a built stylesheet. Others load when a text needs them. Those
 * that the stylesheet contains need no request.
 */
export function findTypeface(css: string): string | undefined {
  const faces = Array.from(css.matchAll(/@font-face\{[^}]+/g), ([face]) => face);
  const isLatin = (face: string) =>
    !face.includes('unicode-range') || /unicode-range:U\+(?:0+-|\?\?)/i.test(face);
  const urls = faces.filter(isLatin).map((face) => /url\("?(?!data:)([^")]+)/.exec(face)?.[1]);
  return urls.find((url) => url !== undefined);
}

/**
 * Removes the web fonts from a stylesheet that loads after the first paint, as each document inlines them. Declared again, a
 * typeface with `font-display: optional` that was late for the first paint would replace its fallback then, and move lines.
 */
export const withoutWebFonts = (css: string): string =>
  css.replaceAll(/@font-face\{[^}]+\}/g, (face) => (face.includes('url(') ? '' : face));
