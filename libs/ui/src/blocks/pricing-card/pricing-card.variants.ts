export const pricingCardVariants = ['tall', 'wide'] as const;
export type PricingCardVariant = (typeof pricingCardVariants)[number];
