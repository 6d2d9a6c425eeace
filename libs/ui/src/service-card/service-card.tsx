import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../link/index.ts';
import { ArrowRight } from '../sign/index.ts';
import type { ServiceTheme } from '../themes.ts';

export interface ServiceCardProps extends Omit<ComponentProps<'li'>, 'title' | 'children' | 'className'> {
  /** Name of the service, and text of the link. */
  title: string;
  /** One sentence about the service. */
  text: string;
  href: string;
  /** Illustration of the service. The card sets its size. */
  art: ReactNode;
  /** Color of the illustration, the arrow and the badge. By default, that of the closest `data-theme`. */
  theme?: ServiceTheme | undefined;
  /** One word that highlights the card. On one card of a grid at most. */
  badge?: string | undefined;
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | undefined;
}

/** A card that links to the page of a service. The whole card is clickable. Use it inside a `ServiceGrid`. */
export function ServiceCard({
  title,
  text,
  href,
  art,
  theme,
  badge,
  headingLevel = 3,
  ...rest
}: ServiceCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <li
      {...rest}
      data-theme={theme}
      className="group relative flex gap-5 max-sm:flex-wrap bg-canvas p-5 transition-colors duration-200 ease-out hover:bg-raised has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-brand sm:flex-col sm:gap-6 sm:p-6 lg:p-8"
    >
      <div className="w-24 shrink-0 *:size-full sm:h-44 sm:w-auto">{art}</div>
      <div className="flex grow flex-col max-sm:w-28">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className="text-title">
            <Link href={href} className="outline-none after:absolute after:inset-0">
              {title}
            </Link>
          </Heading>
          {badge && (
            <span className="rounded-full bg-theme px-2.5 py-0.5 text-sm leading-5 font-semibold text-on-brand">
              {badge}
            </span>
          )}
        </div>
        <p className="mt-2 max-w-96 text-balance text-ink-muted">{text}</p>
        <ArrowRight
          aria-hidden
          className="-ms-1 mt-auto box-content size-5 shrink-0 pt-4 text-theme transition-transform duration-200 ease-out group-hover:translate-x-1.5 sm:pt-5"
        />
      </div>
    </li>
  );
}
