export { Card, type CardProps } from './card.tsx';
export { cardVariants, type CardVariant } from './card.variants.ts';
