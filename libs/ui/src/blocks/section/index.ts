export { Section, type SectionProps } from './section.tsx';
export { sectionVariants, type SectionVariants } from './section.variants.ts';
