import { draw, type Drawing, type Ink } from './pen.ts';

const line = 'var(--color-pen)';
const paints: Record<Ink, { fill: string; stroke: string; attributes?: string }> = {
  'top-plain': { fill: 'var(--color-pen-top)', stroke: line },
  'left-plain': { fill: 'var(--color-pen-left)', stroke: line },
  'right-plain': { fill: 'var(--color-pen-right)', stroke: line },
  'top-light': { fill: 'color-mix(in oklab, currentColor, white 28%)', stroke: line },
  'left-light': { fill: 'currentColor', stroke: line },
  'right-light': { fill: 'color-mix(in oklab, currentColor, var(--color-deep) 18%)', stroke: line },
  line: { fill: 'none', stroke: line },
  dash: { fill: 'none', stroke: line, attributes: ' stroke-dasharray="3 4"' },
  grid: { fill: 'none', stroke: 'var(--color-pen-grid)', attributes: ' stroke-width="0.8"' },
};

/**
 * Renders a drawing as an SVG file. A page references its symbol with `<use>`, so that it has the page's colors. Lines
 * have the same width at every size of the drawing.
 */
export function svgFile(drawing: Drawing): string {
  const { viewBox, content } = svgContent(drawing, (color) => color);
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="drawing" viewBox="${viewBox}">${content}</symbol></svg>\n`;
}

/** Renders a drawing as an SVG for use outside a page. `resolveColor` returns the value of a CSS color. */
export function svgPicture(drawing: Drawing, resolveColor: (color: string) => string): string {
  const { viewBox, content } = svgContent(drawing, resolveColor);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;
}

function svgContent(drawing: Drawing, resolveColor: (color: string) => string) {
  const { strokes, viewBox } = draw(drawing);
  const paths = strokes.map(({ ink, path, joined }) => {
    const { fill, stroke, attributes = '' } = paints[ink];
    const outline = joined ? ' paint-order="stroke" stroke-width="3"' : '';
    const color = fill === 'none' ? fill : resolveColor(fill);
    return `<path vector-effect="non-scaling-stroke" fill="${color}" stroke="${resolveColor(stroke)}"${attributes}${outline} d="${path}"/>`;
  });
  const content = `<g stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">\n${paths.join('\n')}\n</g>`;
  return { viewBox, content };
}
