export { Stack, type StackProps } from './stack.tsx';
export { stackVariants, type StackVariants } from './stack.variants.ts';
