import type { ComponentProps } from 'react';

export const sectionTones = ['plain', 'surface', 'deep'] as const;
export type SectionTone = (typeof sectionTones)[number];

export interface SectionProps extends Omit<ComponentProps<'section'>, 'className'> {
  /** Background of the section. Use `deep` at most once per page. @default plain */
  tone?: SectionTone;
}

const ground = {
  plain: '',
  surface: 'border-y border-line bg-surface',
  deep: '',
} satisfies Record<SectionTone, string>;

/** A part of a page, with the maximum content width and vertical padding. */
export function Section({ tone = 'plain', children, ...rest }: SectionProps) {
  return (
    <section
      {...rest}
      data-surface={tone === 'deep' ? 'deep' : undefined}
      className={`py-16 md:py-24 lg:py-30 ${ground[tone]}`}
    >
      <div className="mx-auto max-w-7xl px-5 md:px-8">{children}</div>
    </section>
  );
}
