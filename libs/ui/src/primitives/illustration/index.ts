export { Illustration, type IllustrationProps } from './illustration.tsx';
export { illustrationVariants, type IllustrationVariants } from './illustration.variants.ts';
