export { Alert, type AlertProps } from './alert.tsx';
export { alertVariants, type AlertVariants } from './alert.variants.ts';
