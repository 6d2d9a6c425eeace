export * from './data/index.ts';
export { svgFile } from './svg-file.ts';
export type { Drawing, Shape } from './pen.ts';
