import type { Drawing } from '../pen.ts';
import type { Picture } from '../svg-file.ts';
import { noteViews } from '../note-points/to-points.ts';
import { shore, water } from '../shapes.ts';
import { cloudHeaderDrawing } from './cloud-header.ts';
import { mobileHeaderDrawing } from './mobile-header.ts';
import { otherHeaderDrawing } from './other-header.ts';
import { systemHeaderDrawing } from './system-header.ts';

/** A drawing with notes, on an island instead of the grid and the square platform. Its points are in `notePoints`. */
const notes = (seed: number, drawing: Drawing): Picture => ({
  view: noteViews.notes,
  shapes: [
    ...water([0, 0, 0], [168, 168], seed, 2),
    ...shore([0, 0, 14], [168, 168], seed),
    ...drawing.slice(2),
  ],
});

export const systemNotes = notes(2, systemHeaderDrawing);
export const mobileNotes = notes(3, mobileHeaderDrawing);
export const cloudNotes = notes(4, cloudHeaderDrawing);
export const otherNotes = notes(8, otherHeaderDrawing);
