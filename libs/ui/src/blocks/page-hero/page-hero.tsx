import type { ComponentProps, ReactNode } from 'react';
import { Actions } from '../../internal/actions/index.ts';
import { BackgroundGrid } from '../../internal/background-grid/index.ts';
import '../../internal/deep-surface/deep-surface.css';
import { Container } from '../../primitives/container/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { pageHeroVariants, type PageHeroVariants } from './page-hero.variants.ts';

export interface PageHeroProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The `h1` of the page. */
  title: ReactNode;
  /** One or two sentences about the page. */
  lead: ReactNode;
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
  tone?: PageHeroVariants['tone'];
  /** When the text was last changed, as a complete sentence. For legal pages. */
  updated?: ReactNode;
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
  className,
  ...rest
}: PageHeroProps) {
  return (
    <section
      data-slot="page-hero"
      className={pageHeroVariants({ tone, className })}
      data-surface={tone === 'deep' ? 'deep' : undefined}
      {...rest}
    >
      {!art && <BackgroundGrid />}
      <Container>
        <div data-slot="page-hero-content">
          <div data-slot="page-hero-text">
            {breadcrumbs && <div data-slot="page-hero-breadcrumbs">{breadcrumbs}</div>}
            <Heading headingLevel={1} size="h1">
              {title}
            </Heading>
            <div data-slot="page-hero-lead">
              <Text size="lead" tone="muted">
                {lead}
              </Text>
              {updated && (
                <Text size="sm" tone="muted">
                  {updated}
                </Text>
              )}
            </div>
            {actions && <Actions>{actions}</Actions>}
          </div>
          {art}
        </div>
      </Container>
    </section>
  );
}
