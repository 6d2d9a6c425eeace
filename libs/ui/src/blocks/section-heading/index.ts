export { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';
export { sectionHeadingVariants, type SectionHeadingVariant } from './section-heading.variants.ts';
