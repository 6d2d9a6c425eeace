export { Card, type CardProps } from './card.tsx';
export { cardVariants, type CardVariants } from './card.variants.ts';
