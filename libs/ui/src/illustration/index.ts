export { Illustration, type IllustrationProps } from './illustration.tsx';
export { illustrationTones, type IllustrationTone } from './illustration.variants.ts';
export type { Drawing, Shape } from './pen.ts';
export * from './drawings/index.ts';
