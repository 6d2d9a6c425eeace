export const contactInfoSizes = ['sm', 'md'] as const;
export type ContactInfoSize = (typeof contactInfoSizes)[number];
