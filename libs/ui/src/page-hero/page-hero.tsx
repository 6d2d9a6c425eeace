import type { ComponentProps, ReactNode } from 'react';
import { PenGrid } from '../pen-grid/index.ts';
import { grid, ground, type PageHeroTone } from './page-hero.variants.ts';

export interface PageHeroProps extends Omit<ComponentProps<'section'>, 'title' | 'children' | 'className'> {
  /** The heading of the page. */
  title: string;
  /** One or two sentences: what the page is about. */
  lead: string;
  /** Buttons, the most important first. */
  actions?: ReactNode;
  /** A drawing beside the words, and under them on small screens. */
  art?: ReactNode;
  /** Where the page stands, above the title: `Breadcrumbs` or a `BackLink`. */
  breadcrumbs?: ReactNode;
  /**
   * `deep` is the lake of the home page, `theme` takes the colour of the nearest `data-theme`, `plain` is for pages
   * that are read. Only on `deep` is everything in it in the dark scheme.
   * @default deep
   */
  tone?: PageHeroTone | undefined;
  /** When the text was last changed, as a whole sentence. For legal pages. */
  updated?: string | undefined;
}

/** What every page but the home page begins with. Leaves room for the navigation that lies over it. */
export function PageHero({
  title,
  lead,
  actions,
  art,
  breadcrumbs,
  tone = 'deep',
  updated,
  ...rest
}: PageHeroProps) {
  return (
    <section
      {...rest}
      data-surface={tone === 'deep' ? 'deep' : undefined}
      className={`relative isolate overflow-hidden ${ground[tone]}`}
    >
      {!art && <PenGrid className={`mask-[linear-gradient(to_left,black,transparent_62%)] ${grid[tone]}`} />}
      <div
        className={`mx-auto grid max-w-7xl items-center gap-x-12 gap-y-10 px-5 pt-24 pb-14 md:px-8 md:pt-32 md:pb-20 ${art ? 'lg:grid-cols-[1.1fr_1fr]' : ''}`}
      >
        <div>
          {breadcrumbs && <div className="mb-4 md:mb-6">{breadcrumbs}</div>}
          <h1 className="max-w-200 text-[length:calc(var(--text-poster)*0.76)]/(--text-poster--line-height)">
            {title}
          </h1>
          <p className="mt-5 max-w-144 text-lg text-balance text-ink-muted md:mt-6">{lead}</p>
          {updated && <p className="mt-6 text-sm text-ink-muted tabular-nums">{updated}</p>}
          {actions && <div className="mt-8 flex flex-wrap gap-3 md:mt-10">{actions}</div>}
        </div>
        {art}
      </div>
    </section>
  );
}
