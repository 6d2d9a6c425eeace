export { Dialog, type DialogProps } from './dialog.tsx';
export { dialogVariants, type DialogVariants } from './dialog.variants.ts';
