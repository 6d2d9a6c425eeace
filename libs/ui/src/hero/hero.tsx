import type { ComponentProps, ReactNode } from 'react';

export interface HeroProps extends Omit<ComponentProps<'section'>, 'title' | 'children' | 'className'> {
  /** The `h1` of the page: one sentence, in very large type. */
  title: string;
  lead: string;
  /** Buttons, with the primary action first. */
  actions: ReactNode;
  /** Illustration beside the text, and below it on small screens. */
  art?: ReactNode;
  /** Animated background, such as a `ParticleField`. */
  backdrop?: ReactNode;
}

/** The first section of the home page. Use a `PageHero` on other pages. */
export function Hero({ title, lead, actions, art, backdrop, ...rest }: HeroProps) {
  return (
    <section {...rest} data-surface="deep" className="relative isolate overflow-hidden">
      <div className="absolute inset-0 -z-10 bg-[radial-gradient(60%_90%_at_72%_18%,var(--color-deep-glow),transparent)]" />
      {backdrop}
      <div className="mx-auto grid max-w-7xl grid-cols-1 items-center gap-x-12 gap-y-10 px-5 pt-32 pb-20 md:px-8 md:pt-40 md:pb-28 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <h1 className="text-poster">{title}</h1>
          <p className="mt-6 max-w-136 text-lg text-balance text-ink-muted md:mt-8">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3 md:mt-10">{actions}</div>
        </div>
        {art}
      </div>
    </section>
  );
}
