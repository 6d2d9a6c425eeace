export const badgeTones = ['neutral', 'accent', 'theme', 'good', 'bad'] as const;
export type BadgeTone = (typeof badgeTones)[number];
