export { PricingCard, type OriginalPrice, type PricingCardProps } from './pricing-card.tsx';
export { pricingCardVariants, type PricingCardVariants } from './pricing-card.variants.ts';
