export { Separator, type SeparatorProps } from './separator.tsx';
export { separatorOrientations, type SeparatorOrientation } from './separator.variants.ts';
