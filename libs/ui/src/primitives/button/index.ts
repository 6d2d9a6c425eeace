export { Button, type ButtonProps } from './button.tsx';
export { buttonVariants, type ButtonVariants } from './button.variants.ts';
