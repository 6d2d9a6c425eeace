export { Text, type TextProps } from './text.tsx';
export { textVariants, type TextVariants } from './text.variants.ts';
