export { Motes, type MotesProps } from './motes.tsx';
export type { MoteCounts } from './field.ts';
