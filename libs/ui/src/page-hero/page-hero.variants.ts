export const pageHeroTones = ['deep', 'theme', 'plain'] as const;
export type PageHeroTone = (typeof pageHeroTones)[number];

export const ground = {
  deep: 'bg-[radial-gradient(60%_90%_at_72%_18%_in_oklab,var(--color-deep-glow),transparent)]',
  theme:
    'border-b border-theme/15 bg-theme-wash bg-[radial-gradient(60%_110%_at_82%_0%_in_oklab,--theme(--color-theme-glow),transparent)]',
  plain: 'border-b border-line bg-surface',
} satisfies Record<PageHeroTone, string>;

export const grid = {
  deep: 'stroke-pen-grid/60',
  theme: 'stroke-theme/12',
  plain: 'stroke-pen-grid/70',
} satisfies Record<PageHeroTone, string>;
