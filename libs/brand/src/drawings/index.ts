export * from './data/index.ts';
export { svgPicture } from './svg-file.ts';
export type { Drawing } from './pen.ts';
