export { Illustration, type IllustrationProps } from './illustration.tsx';
export type { Drawing, Shape } from './pen.ts';
export { studioDrawing } from './drawings.ts';
