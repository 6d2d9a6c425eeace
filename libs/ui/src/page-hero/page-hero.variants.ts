export const pageHeroTones = ['deep', 'theme', 'plain'] as const;
export type PageHeroTone = (typeof pageHeroTones)[number];

export const ground = {
  deep: 'bg-radial-[60%_90%_at_72%_18%] from-deep-glow to-transparent',
  theme:
    'border-b border-theme/15 bg-theme-wash bg-radial-[60%_110%_at_82%_0%] from-theme-glow to-transparent',
  plain: 'border-b border-line bg-surface',
} satisfies Record<PageHeroTone, string>;

export const grid = {
  deep: 'stroke-pen-grid/60',
  theme: 'stroke-theme/12',
  plain: 'stroke-pen-grid/70',
} satisfies Record<PageHeroTone, string>;
