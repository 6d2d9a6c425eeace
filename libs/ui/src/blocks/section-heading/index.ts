export { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';
export { sectionHeadingVariants, type SectionHeadingVariants } from './section-heading.variants.ts';
