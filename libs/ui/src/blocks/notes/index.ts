export { Notes, type NotesItem, type NotesProps } from './notes.tsx';
export { notesVariants, type NotesVariants } from './notes.variants.ts';
