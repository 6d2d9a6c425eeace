import type { Shape } from '../pen.ts';
import type { Picture } from '../svg-file.ts';
import { box, drum, glow, line, patch, pine, server, shore, water, window, writing } from '../shapes.ts';

/** A shelf of the rack, with its server a little above it. */
const shelves: readonly Shape[] = [20, 54, 88, 122].flatMap((z) => {
  const lit = z === 88;
  return [
    ...server([-56, -72, z], [112, 104, 24], lit ? 'light' : 'plain'),
    ...(z < 122 ? [box([-48, -64, z + 24], [96, 88, 10])] : []),
  ];
});

/** Hosting: a server rack on its island, one server lit, the site that it hosts, and its backup. */
export const hostingRack: Picture = {
  view: [-236, -212, 472, 354],
  shapes: [
    ...water([0, 0, 0], [142, 134], 7),
    ...shore([0, 0, 20], [142, 134], 7),
    ...pine([-104, -60, 20], 1.1),
    ...pine([-76, -96, 20], 1.35),
    ...shelves,
    glow([44, 78, 20], [50, 34]),
    line([30, 32, 20], [30, 76, 20], [-12, 76, 20]),
    ...window([-104, 78, 20], 92, 74),
    patch([-95, 78, 48], 30, 20),
    ...[64, 53].map((z, row) => writing([-56, 78, z], [34, 20][row] ?? 0)),
    ...[38, 29].map((z, row) => writing([-95, 78, z], [74, 48][row] ?? 0)),
    // The backup.
    ...[20, 34, 48].map((z) => drum([92, 34, z], 24, 14)),
  ],
};
