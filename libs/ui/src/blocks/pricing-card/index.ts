export { PricingCard, type OriginalPrice, type PricingCardProps } from './pricing-card.tsx';
export { pricingCardVariants, type PricingCardVariant } from './pricing-card.variants.ts';
