export const sectionHeadingVariants = ['split', 'stacked'] as const;
export type SectionHeadingVariant = (typeof sectionHeadingVariants)[number];
