/**
 * Makes a lake at dusk a picture for use outside a page, from the text of its file. `resolveColor` returns the value of
 * a CSS color.
 */
export function lakePicture(file: string, resolveColor: (color: string) => string): string {
  const [, frame = ''] = /(viewBox="[^"]+" preserveAspectRatio="[^"]+")/.exec(file) ?? [];
  const layers = file
    .replaceAll(/<\/?(?:svg|symbol)[^>]*>|<text.*?<\/text>/g, '')
    .replaceAll(/var\([^)]+\)/g, resolveColor)
    .trim();
  const line = `stroke="${resolveColor('var(--color-pen)')}" stroke-opacity="0.2"`;
  const shadow = `fill="${resolveColor('var(--color-floor)')}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><g ${line} ${shadow}>${layers}</g></svg>`;
}
