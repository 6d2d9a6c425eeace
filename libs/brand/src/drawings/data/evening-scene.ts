import type { Picture } from '../svg-file.ts';
import { glow, house, line, patch, pine, shore, water } from '../shapes.ts';

/** A house at dusk with one window lit. */
export const eveningScene: Picture = {
  view: [-272, -208, 544, 408],
  shapes: [
    ...water([0, 0, 0], [152, 140], 6),
    ...shore([0, 0, 20], [152, 140], 6),
    ...pine([-86, -56, 20], 1.45),
    ...pine([-34, -100, 20], 1.15),
    ...house([-58, -62, 20], [116, 106, 62], 58),
    patch([-44, 44, 20], 26, 50),
    glow([20, 72, 20], [56, 40, 24]),
    { ...patch([-2, 44, 36], 44, 32, 'left'), tone: 'light' },
    line([20, 44, 36], [20, 44, 68]),
    line([-2, 44, 52], [42, 44, 52]),
    patch([-11, 44, 92], 22, 22, 'right', 11),
    ...pine([104, 10, 10], 1.1),
    ...pine([-106, 62, 20], 0.9),
    { shape: 'canoe', at: [86, 138, 0], size: [14, 84, 8] },
  ],
};
