import type { Ink, Shape } from '../pen.ts';
import type { Picture } from '../svg-file.ts';

const flat = (ink: Ink, path: string): Shape => ({ shape: 'flat', ink, path });
const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
const wave = (y: number) => `M118 ${y}q13-9 26 0t26 0 26 0 22 0`;

/** Perforated edge of the stamp: teeth along a rectangle. */
const teeth = (x: number, y: number, columns: number, rows: number, tooth: number): string => {
  const side = (count: number, step: string) => Array.from({ length: count }, () => step).join('');
  const [half, r] = [tooth / 2, tooth / 4];
  const bite = (dx: number, dy: number) =>
    `l${(dx * half) / 2} ${(dy * half) / 2}a${r} ${r} 0 0 0 ${dx * half} ${dy * half}l${(dx * half) / 2} ${(dy * half) / 2}`;
  return `M${x} ${y}${side(columns, bite(1, 0))}${side(rows, bite(0, 1))}${side(columns, bite(-1, 0))}${side(rows, bite(0, -1))}Z`;
};

/** Contact: a stamp with the lake and its evening sun, and an empty postmark. The page writes its promise in it. */
export const contactStamp: Picture = {
  view: [0, 0, 220, 150],
  shapes: [
    flat('top-plain', teeth(116, 8, 8, 11, 12)),
    flat('day-1', 'M126 18h76v112h-76Z'),
    flat('sun', ring(152, 48, 9)),
    flat('day-4', 'M126 92c14-12 28-6 42-15 13-8 20-20 34-21v74h-76Z'),
    flat('day-7', 'M126 110c18-11 32-3 47-10 12-6 17-14 29-15v45h-76Z'),
    flat('line', `${ring(70, 76, 50)}${ring(70, 76, 35)}${[52, 68, 84, 100].map(wave).join('')}`),
  ],
};
