export { RunIn, type RunInProps } from './run-in.tsx';
export { runInVariants, type RunInVariants } from './run-in.variants.ts';
