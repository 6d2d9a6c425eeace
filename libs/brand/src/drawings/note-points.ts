import { project, type Point, type View } from './pen.ts';

/** The view boxes of the drawings that have notes. */
export const noteViews = {
  parts: [-244, -242, 488, 366],
  notes: [-272, -258, 544, 408],
} satisfies Record<string, View>;

/** A position in percent of a picture, from its top left corner. */
export interface NotePoint {
  x: number;
  y: number;
}

function points<Id extends string>(view: View, details: Record<Id, Point>): Record<Id, NotePoint> {
  const [left, top, width, height] = view;
  const percent = ([x, y]: readonly [number, number]): NotePoint => ({
    x: Math.round(((x - left) / width) * 1000) / 10,
    y: Math.round(((y - top) / height) * 1000) / 10,
  });
  return Object.fromEntries(
    Object.entries<Point>(details).map(([id, point]) => [id, percent(project(point))]),
  ) as Record<Id, NotePoint>;
}

/** The details of drawings that the notes of a page refer to, by the ids of the features in the content. */
export const notePoints = {
  oneStopParts: points(noteViews.parts, {
    development: [36, -8, 168],
    content: [-3, 96, 42],
    maintenance: [52, 0, 40],
  }),
  systemNotes: points(noteViews.notes, {
    access: [-85, -84, 131],
    languages: [-14, 56, 94],
    devices: [-94, 108, 24],
    reports: [68, -84, 110],
    integration: [126, -60, 82],
    workflow: [0, 62, 28],
  }),
  mobileNotes: points(noteViews.notes, {
    platforms: [-61, -56, 158],
    offline: [-60, 4, 126],
    backend: [-72, 92, 78],
    stores: [85, -56, 150],
    notifications: [116, 4, 128],
    miniProgram: [112, 112, 22],
  }),
  cloudNotes: points(noteViews.notes, {
    infrastructure: [44, 56, 116],
    backups: [-84, 38, 65],
    monitoring: [-54, 110, 46],
    security: [-40, 30, 140],
    costs: [54, -50, 144],
    migration: [128, 50, 49],
  }),
  otherNotes: points(noteViews.notes, {
    development: [-70, -86, 84],
    maintenance: [-80, 84, 96],
    integration: [106, -70, 69],
    localization: [80, 80, 124],
  }),
};
