import { draw, type Drawing, type Ink, type Part, type Stroke, type View } from './pen.ts';

const line = 'var(--color-pen)';
const solid = (fill: string) => ({ fill, stroke: line });
const stroke = (color: string, attributes = '') => ({ fill: 'none', stroke: color, attributes });
const paints: Record<Ink, { fill: string; stroke: string; attributes?: string }> = {
  'top-plain': solid('var(--color-pen-top)'),
  'left-plain': solid('var(--color-pen-left)'),
  'right-plain': solid('var(--color-pen-right)'),
  'top-light': solid('color-mix(in oklab, currentColor, white 28%)'),
  'left-light': solid('currentColor'),
  'right-light': solid('color-mix(in oklab, currentColor, var(--color-dusk-0) 18%)'),
  line: stroke(line),
  dash: stroke(line, ' stroke-dasharray="3 4"'),
  grid: stroke('var(--color-pen-grid)', ' stroke-width="0.8"'),
  ripple: stroke('var(--color-pen-grid)', ' stroke-width="1"'),
  shade: { fill: 'var(--color-dusk-0)', stroke: 'none', attributes: ' opacity=".16"' },
  glow: { fill: 'currentColor', stroke: 'none', attributes: ' opacity=".11"' },
  beam: stroke('currentColor', ' stroke-width="2.5"'),
  dark: solid('var(--color-dusk-2)'),
  hair: { fill: 'var(--color-dusk-2)', stroke: 'none' },
  pupil: { fill: line, stroke: 'none' },
  cloth: solid('var(--color-day-4)'),
  'cloth-shade': { fill: 'var(--color-day-6)', stroke: 'none', attributes: ' opacity=".55"' },
  'skin-shade': { fill: 'var(--color-pen-left)', stroke: 'none' },
  seam: stroke('var(--color-pen-top)', ' opacity=".5"'),
  'day-1': { fill: 'var(--color-day-1)', stroke: 'none' },
  'day-4': { fill: 'var(--color-day-4)', stroke: 'none' },
  'day-7': { fill: 'var(--color-day-7)', stroke: 'none' },
  sun: { fill: 'var(--color-accent)', stroke: 'none' },
  thick: stroke(line, ' stroke-width="2.5"'),
  letters: { fill: line, stroke: 'none' },
};

/** Attributes of a part. The page sets the variables, for example on hover: `--drawing-lift: -8px`. */
const parts: Record<Part, string> = {
  lift: 'style="transform:translateY(var(--drawing-lift,0))"',
  float: 'style="transform:translateY(var(--drawing-float,0))"',
  glow: 'opacity="var(--drawing-glow,1)"',
};

/** A drawing with a view box of its own, for drawings that meet at their edges or that bleed. */
export interface Picture {
  shapes: Drawing;
  view: View;
}

/**
 * Renders a drawing as an SVG file. A page references its symbol with `<use>`, so that it has the page's colors. Lines
 * have the same width at every size of the drawing.
 */
export function svgFile(drawing: Drawing | Picture): string {
  return symbolsFile({ drawing });
}

/** Renders drawings as the symbols of one SVG file, by their ids. */
export function symbolsFile(drawings: Readonly<Record<string, Drawing | Picture>>): string {
  const symbols = Object.entries(drawings).map(([id, drawing]) => {
    const { viewBox, content } = svgContent(drawing, (color) => color, parts);
    return `<symbol id="${id}" overflow="visible" viewBox="${viewBox}">${content}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`;
}

/** Renders a drawing as an SVG for use outside a page. `resolveColor` returns the value of a CSS color. */
export function svgPicture(drawing: Drawing | Picture, resolveColor: (color: string) => string): string {
  const { viewBox, content } = svgContent(drawing, resolveColor);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;
}

function svgContent(
  drawing: Drawing | Picture,
  resolveColor: (color: string) => string,
  groups?: typeof parts,
) {
  const { shapes, view } = 'shapes' in drawing ? drawing : { shapes: drawing };
  const { strokes, viewBox } = draw(shapes, view);
  let open: Part | undefined;
  const close = (part?: Part) => {
    if (!groups) return '';
    const tags = part === open ? '' : `${open ? '</g>' : ''}${part ? `<g ${groups[part]}>` : ''}`;
    open = part;
    return tags;
  };
  // Rings on the water are for a page: a picture that is cropped would cut them.
  const visible = groups ? strokes : strokes.filter(({ ink }) => ink !== 'ripple');
  const paths = visible.map((item) => close(item.part) + svgStroke(item, resolveColor));
  const content = `<g stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">\n${paths.join('\n')}\n${close()}</g>`;
  return { viewBox, content };
}

function svgStroke({ ink, path, joined, letters }: Stroke, resolveColor: (color: string) => string): string {
  const { fill, stroke, attributes = '' } = paints[ink];
  const resolve = (color: string) => (color === 'none' ? color : resolveColor(color));
  const colors = `fill="${resolve(fill)}" stroke="${resolve(stroke)}"`;
  if (letters)
    return `<text ${colors} font-family="var(--font-display)" font-weight="600" font-size="${String(letters.size)}" textLength="${String(letters.width)}" lengthAdjust="spacingAndGlyphs" transform="${letters.transform}">${letters.text}</text>`;
  const outline = joined ? ' paint-order="stroke" stroke-width="3"' : '';
  return `<path vector-effect="non-scaling-stroke" ${colors}${attributes}${outline} d="${path}"/>`;
}
