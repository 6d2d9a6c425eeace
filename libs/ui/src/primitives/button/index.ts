export { Button, type ButtonProps } from './button.tsx';
export { buttonSizes, buttonVariants, type ButtonSize, type ButtonVariant } from './button.variants.ts';
