export { PricingCard, type OriginalPrice, type PricingCardProps } from './pricing-card.tsx';
