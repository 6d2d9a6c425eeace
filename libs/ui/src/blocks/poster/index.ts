export { Poster, type PosterProps } from './poster.tsx';
export { posterVariants, type PosterVariants } from './poster.variants.ts';
