import { circle, flat } from '../shapes.ts';
import type { Picture } from '../svg-file.ts';

/** Waves of a postmark from the left to the right edge of the stamp. */
const waves = [52, 68, 84, 100].map((y) => `M118 ${String(y)}q13-9 26 0t26 0 26 0 22 0`).join('');

/** One side of the perforated edge: small bites along a straight line. */
const side = (bite: string, count: number) => bite.repeat(count);
const edge =
  side('h3a3 3 0 0 0 6 0h3', 8) +
  side('v3a3 3 0 0 0 0 6v3', 11) +
  side('h-3a3 3 0 0 0 -6 0h-3', 8) +
  side('v-3a3 3 0 0 0 0 -6v-3', 11);

/** Contact: a stamp with the lake and its evening sun, and an empty postmark. The page writes its promise in it. */
export const contactStamp: Picture = {
  view: [0, -7, 220, 165],
  shapes: [
    flat('top-plain', `M116 8${edge}Z`),
    flat('day-1', 'M126 18h76v112h-76Z'),
    flat('sun', circle(152, 48, 9)),
    flat('day-4', 'M126 92c14-12 28-6 42-15 13-8 20-20 34-21v74h-76Z'),
    flat('day-7', 'M126 110c18-11 32-3 47-10 12-6 17-14 29-15v45h-76Z'),
    flat('line', `${circle(70, 76, 50)}${circle(70, 76, 35)}${waves}`),
  ],
};
