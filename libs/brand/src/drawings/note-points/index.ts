import { cloudNotes } from './cloud-notes.ts';
import { mobileNotes } from './mobile-notes.ts';
import { oneStopParts } from './one-stop-parts.ts';
import { otherNotes } from './other-notes.ts';
import { systemNotes } from './system-notes.ts';

export type { NotePoint } from './to-points.ts';

/** The details of drawings that the notes of a page refer to, by the ids of the features in the content. */
export const notePoints = { oneStopParts, systemNotes, mobileNotes, cloudNotes, otherNotes };
