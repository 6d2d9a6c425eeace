import { noteViews, toPoints } from './to-points.ts';

export const systemNotes = toPoints(noteViews.notes, {
  access: [-85, -84, 131],
  languages: [-14, 56, 94],
  devices: [-94, 108, 24],
  reports: [68, -84, 110],
  integration: [126, -60, 82],
  workflow: [0, 62, 28],
});
