import { noteViews, toPoints } from './to-points.ts';

export const oneStopParts = toPoints(noteViews.parts, {
  development: [36, -8, 168],
  content: [-3, 96, 42],
  maintenance: [52, 0, 40],
});
