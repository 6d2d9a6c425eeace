import type { Drawing, Point, Shape } from '../pen.ts';
import {
  box,
  dash,
  drum,
  headerGround,
  holes,
  line,
  patch,
  piece,
  server,
  standing,
  window,
  writing,
} from '../shapes.ts';

/** The edge between two puzzle pieces, along x or y, with a tab in the middle. */
function seam([x, y, z]: Point, along: 'x' | 'y', towards: 1 | -1): Shape {
  const at = (on: number, off: number): Point =>
    along === 'x' ? [x + on, y + off * towards, z] : [x + off * towards, y + on, z];
  const round = Array.from({ length: 12 }, (_, index) => {
    const angle = ((index * 24 - 222) * Math.PI) / 180;
    return at(40 + 12 * Math.cos(angle), 12 * Math.sin(angle) - 8);
  });
  return line(at(0, 0), ...round, at(80, 0));
}

/** Header of other development: puzzle pieces with different devices, and the missing piece above its place. */
export const otherHeaderDrawing: Drawing = [
  headerGround,
  box([-135, -135, 0], [270, 270, 14]),
  { shape: 'union', of: [box([-120, -120, 14], [240, 160, 24]), box([-120, 40, 14], [160, 80, 24])] },
  seam([-120, -40, 38], 'x', 1),
  seam([-40, -40, 38], 'x', -1),
  seam([40, -40, 38], 'x', 1),
  seam([-120, 40, 38], 'x', 1),
  seam([-40, 40, 38], 'x', -1),
  seam([-40, -120, 38], 'y', -1),
  seam([-40, -40, 38], 'y', 1),
  seam([-40, 40, 38], 'y', -1),
  seam([40, -120, 38], 'y', 1),
  seam([40, -40, 38], 'y', -1),

  ...window([-108, -86, 38], 136, 92),
  patch([-98, -86, 48], 54, 56),
  ...[96, 84, 72, 60].map((z) => writing([-32, -86, z], 48)),
  ...[38, 60].flatMap((z) => server([54, -106, z], [52, 52, 20])),
  ...[38, 52].map((z) => drum([-80, 0, z], 24, 14)),
  box([72, -18, 38], [34, 34, 26]),
  standing([-106, 84, 38], [50, 92, 8], 10),
  patch([-102, 84, 42], 42, 84, 'top', 7),
  patch([-96, 84, 84], 30, 26, 'right', 4),
  ...[74, 66, 58].map((z) => writing([-96, 84, z], 30)),

  ...holes([40, 40, 14], [80, 80, 24]),
  dash([40, 120, 38], [40, 120, 100]),
  dash([120, 40, 38], [120, 40, 100]),
  dash([120, 120, 14], [120, 120, 100]),
  piece([40, 40, 100], [80, 80, 24], 'light'),
];
