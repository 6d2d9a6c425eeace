export * from './data/index.ts';
export { svgPicture, type Picture } from './svg-file.ts';
export type { Drawing } from './pen.ts';
