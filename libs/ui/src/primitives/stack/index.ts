export { Stack, type StackProps } from './stack.tsx';
export { stackDirections, stackGaps, type StackDirection, type StackGap } from './stack.variants.ts';
