export { Illustration, type IllustrationProps } from './illustration.tsx';
export { illustrationTones, type IllustrationTone } from './illustration.variants.ts';
