export { drawings, lakes } from './built-files.ts';
export { inside } from './inside.tsx';
