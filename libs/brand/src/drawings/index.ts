export * from './data/index.ts';
export { lakePicture } from '../lake/lake-picture.ts';
export { svgPicture, type Picture } from './svg-file.ts';
export type { Drawing } from './pen.ts';
