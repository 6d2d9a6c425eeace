export const illustrationTones = ['accent', 'theme'] as const;
export type IllustrationTone = (typeof illustrationTones)[number];
