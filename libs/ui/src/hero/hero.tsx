import type { ComponentProps, ReactNode } from 'react';

export interface HeroProps extends Omit<ComponentProps<'section'>, 'title' | 'children' | 'className'> {
  /** One sentence, large enough to be a poster. It is the heading of the page. */
  title: string;
  lead: string;
  /** Buttons, the most important first. */
  actions: ReactNode;
  /** A drawing beside the words. It steps aside on small screens. */
  art?: ReactNode;
  /** What moves behind the words, such as a `ParticleField`. */
  backdrop?: ReactNode;
}

/** The first screen of the home page. Other pages begin with a `PageHero`. */
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
