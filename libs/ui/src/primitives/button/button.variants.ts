export const buttonVariants = [
  'primary',
  'secondary',
  'outline',
  'ghost',
  'glass',
  'gradient',
  'glow',
] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export type ButtonSize = (typeof buttonSizes)[number];
