export { Separator, type SeparatorProps } from './separator.tsx';
export { separatorVariants, type SeparatorVariants } from './separator.variants.ts';
