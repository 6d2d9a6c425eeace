export { Badge, type BadgeProps } from './badge.tsx';
export { badgeTones, type BadgeTone } from './badge.variants.ts';
