import { noteViews, toPoints } from './to-points.ts';

export const otherNotes = toPoints(noteViews.notes, {
  development: [-70, -86, 84],
  maintenance: [-80, 84, 96],
  integration: [106, -70, 84],
  localization: [80, 80, 124],
});
