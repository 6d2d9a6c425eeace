import { noteViews, toPoints } from './to-points.ts';

export const mobileNotes = toPoints(noteViews.notes, {
  platforms: [-61, -56, 158],
  offline: [-60, 4, 126],
  backend: [-72, 92, 78],
  stores: [85, -56, 150],
  notifications: [116, 4, 128],
  miniProgram: [112, 112, 22],
});
