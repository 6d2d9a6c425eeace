export { Notes, type NotesItem, type NotesProps } from './notes.tsx';
