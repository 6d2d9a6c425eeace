export const illustrationTones = ['accent', 'theme'] as const;
export type IllustrationTone = (typeof illustrationTones)[number];

export const tone = {
  accent: 'text-accent',
  theme: 'text-[color-mix(in_oklab,--theme(--color-theme)_80%,var(--color-pen-top))]',
} satisfies Record<IllustrationTone, string>;
