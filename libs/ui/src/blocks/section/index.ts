export { Section, type SectionProps } from './section.tsx';
export { sectionTones, type SectionTone } from './section.variants.ts';
