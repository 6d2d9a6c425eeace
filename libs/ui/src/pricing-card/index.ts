export { PricingCard, type Instead, type PricingAction, type PricingCardProps } from './pricing-card.tsx';
