export { LastLine, type LastLineProps } from './last-line.tsx';
export { lastLineVariants, type LastLineVariants } from './last-line.variants.ts';
