export const textLinkVariants = ['inline', 'standalone'] as const;
export type TextLinkVariant = (typeof textLinkVariants)[number];

export const textLinkTones = ['brand', 'inherit'] as const;
export type TextLinkTone = (typeof textLinkTones)[number];
