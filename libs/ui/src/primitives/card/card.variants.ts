export const cardVariants = ['outline', 'raised', 'plain'] as const;
export type CardVariant = (typeof cardVariants)[number];
