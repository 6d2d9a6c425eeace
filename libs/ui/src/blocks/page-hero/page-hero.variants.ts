export const pageHeroTones = ['deep', 'theme', 'plain'] as const;
export type PageHeroTone = (typeof pageHeroTones)[number];
