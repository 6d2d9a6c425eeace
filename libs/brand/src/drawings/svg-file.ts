import { draw, type Drawing, type Ink } from './pen.ts';

const ink = {
  'top-plain': 'fill="var(--color-pen-top)" stroke="var(--color-pen)"',
  'left-plain': 'fill="var(--color-pen-left)" stroke="var(--color-pen)"',
  'right-plain': 'fill="var(--color-pen-right)" stroke="var(--color-pen)"',
  'top-light': 'fill="color-mix(in oklab, currentColor, white 28%)" stroke="var(--color-pen)"',
  'left-light': 'fill="currentColor" stroke="var(--color-pen)"',
  'right-light': 'fill="color-mix(in oklab, currentColor, var(--color-deep) 18%)" stroke="var(--color-pen)"',
  line: 'fill="none" stroke="var(--color-pen)"',
  dash: 'fill="none" stroke="var(--color-pen)" stroke-dasharray="3 4"',
  grid: 'fill="none" stroke="var(--color-pen-grid)" stroke-width="0.8"',
} satisfies Record<Ink, string>;

/**
 * Renders a drawing as an SVG file. A page references its symbol with `<use>`, so that it has the page's colors. Lines
 * have the same width at every size of the drawing.
 */
export function svgFile(drawing: Drawing): string {
  const { strokes, viewBox } = draw(drawing);
  const paths = strokes.map(
    ({ ink: name, path, joined }) =>
      `<path vector-effect="non-scaling-stroke" ${ink[name]}${joined ? ' paint-order="stroke" stroke-width="3"' : ''} d="${path}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="drawing" viewBox="${viewBox}"><g stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
${paths.join('\n')}
</g></symbol></svg>
`;
}
