import { isolines, type Ring } from './isolines.ts';
import type { LakeDefinition, LayeredLake } from './lakes.ts';
import { noise, type Field } from './noise.ts';

const layerLevels = [-0.1, 0.06, 0.2, 0.34, 0.48, 0.62, 0.76, 0.9, 1.02];
const lineLevels = [-0.5, -0.35, -0.2, -0.05, 0.1, 0.25, 0.4, 0.55];

/** Meters, from the shore to the deepest point. */
const depths = [3, 6, 9, 14, 19, 27, 34, 42, 51];

/** How far the shadow of a layer lies below it. */
const shadow = 10;

/**
 * Renders a lake as an SVG file for the component `Lake`. Its sheets have the tokens of a depth. Its lines, shadows and
 * figures inherit their colors, so that the stylesheet of the page decides them. A policy may forbid `style` attributes.
 */
export function lakeFile(lake: LakeDefinition): string {
  const { width = 1440, height, align = 'xMidYMid' } = lake;
  const symbol = (id: string, content: string, attributes = '') =>
    `<symbol id="${id}"${attributes} viewBox="0 0 ${String(width)} ${String(height)}" preserveAspectRatio="${align} slice">${content}</symbol>`;
  const layers = readLayers(lake);
  const symbols =
    lake.kind !== 'lines' && lake.drifts
      ? layers.map((layer, index) => symbol(`layer-${String(index)}`, layer, ' overflow="visible"'))
      : [symbol('drawing', layers.join('\n'))];
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`;
}

function readLayers(lake: LakeDefinition): string[] {
  const rings = traceLake(lake);
  if (lake.kind === 'lines') return rings.flat().map((ring) => sheet(ring.path, 'none'));
  return rings
    .map((layer, index) => ({ layer, index }))
    .filter(({ layer }) => layer.length > 0)
    .map(({ layer, index }) => {
      const path = layer.map((ring) => ring.path).join('');
      return [
        `<path stroke="none" transform="translate(0 ${String(shadow)})" d="${path}"/>`,
        sheet(path, `var(--color-${lake.kind}-${String(index)})`),
        ...figures(lake, layer, index, rings.length),
      ].join('');
    });
}

const sheet = (path: string, fill: string) =>
  `<path vector-effect="non-scaling-stroke" fill="${fill}" d="${path}"/>`;

/** The lines of a lake, per layer. */
export function traceLake(lake: LakeDefinition): Ring[][] {
  const { seed, width = 1440, height } = lake;
  const ground = noise(seed);
  if (lake.kind === 'lines') {
    const [x, y] = lake.wave ?? [520, 220];
    const field: Field = (left, top) => ground(left / x, top / y);
    return isolines({ field, width, height, cell: 36, levels: lake.levels ?? lineLevels });
  }
  const [x, y] = lake.wave ?? [420, 200];
  const { center, reach, roughness = 0.36, levels = layerLevels } = lake;
  const field: Field = (left, top) =>
    1.15 -
    Math.hypot((left - center[0]) / reach[0], (top - center[1]) / reach[1]) +
    ground(left / x, top / y) * roughness;
  return isolines({ field, width, height, cell: 30, levels });
}

/** The deepest layer by day on which dark figures are readable. */
const deepestLight = 4;

/** At dusk the surface of the water is the lightest layer, so the figures count from the other end. */
function figures(lake: LayeredLake, rings: readonly Ring[], index: number, count: number): string[] {
  const { kind, soundings = 0, width = 1440, height, clear = [] } = lake;
  if (index === 0 || (kind === 'day' && index > deepestLight)) return [];
  const places = rings
    .flatMap((ring) => ring.points)
    .filter(
      ([x, y]) =>
        x > 40 &&
        x < width - 40 &&
        y > 60 &&
        y < height - 60 &&
        clear.every(([left, top, right, bottom]) => x < left || x > right || y < top || y > bottom),
    );
  return Array.from({ length: Math.min(soundings, places.length) }, (_, nth) => {
    // Spread over the line, at other places on each line.
    const [x, y] = places[Math.floor(((index * 0.37 + nth * 0.55 + 0.13) % 1) * places.length)] ?? [0, 0];
    const depth = depths[kind === 'dusk' ? count - 1 - index : index] ?? 0;
    return `<text stroke="none" fill="currentColor" x="${String(x)}" y="${String(y + 4)}">${String(depth)}</text>`;
  });
}
