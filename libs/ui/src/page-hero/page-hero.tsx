import type { ComponentProps, ReactNode } from 'react';
import { PenGrid } from '../pen-grid/index.ts';
import { grid, ground, type PageHeroTone } from './page-hero.variants.ts';

export interface PageHeroProps extends Omit<ComponentProps<'section'>, 'title' | 'children' | 'className'> {
  /** The `h1` of the page. */
  title: string;
  /** One or two sentences about the page. */
  lead: string;
  /** Buttons, with the primary action first. */
  actions?: ReactNode;
  /** Illustration beside the text, and below it on small screens. */
  art?: ReactNode;
  /** `Breadcrumbs` or a `BackLink`, above the title. */
  breadcrumbs?: ReactNode;
  /**
   * Background. `deep` is dark in both schemes and its content has the colors of the dark scheme. `theme` has the color
   * of the closest `data-theme`. `plain` is for pages with long texts.
   * @default deep
   */
  tone?: PageHeroTone | undefined;
  /** When the text was last changed, as a complete sentence. For legal pages. */
  updated?: string | undefined;
}

/** The first section of a page other than the home page. Its padding leaves space for the fixed `NavBar`. */
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
