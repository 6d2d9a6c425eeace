import { noteViews, toPoints } from './to-points.ts';

export const cloudNotes = toPoints(noteViews.notes, {
  infrastructure: [-40, 30, 140],
  backups: [-84, 38, 65],
  monitoring: [-54, 110, 46],
  security: [44, 56, 116],
  costs: [54, -50, 144],
  migration: [128, 50, 49],
});
