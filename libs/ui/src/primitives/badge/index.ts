export { Badge, type BadgeProps } from './badge.tsx';
export { badgeVariants, type BadgeVariants } from './badge.variants.ts';
