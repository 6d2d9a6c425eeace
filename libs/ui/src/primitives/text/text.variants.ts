export const textSizes = ['sm', 'base', 'lg'] as const;
export type TextSize = (typeof textSizes)[number];

export const textTones = ['default', 'muted'] as const;
export type TextTone = (typeof textTones)[number];
