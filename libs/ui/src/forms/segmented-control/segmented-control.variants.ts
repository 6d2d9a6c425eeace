export const segmentedControlVariants = ['text', 'icon'] as const;
export type SegmentedControlVariant = (typeof segmentedControlVariants)[number];
