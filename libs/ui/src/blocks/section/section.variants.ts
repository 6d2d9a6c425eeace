export const sectionTones = ['plain', 'surface', 'deep'] as const;
export type SectionTone = (typeof sectionTones)[number];
