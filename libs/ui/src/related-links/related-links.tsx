import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';
import { ArrowRight } from '../sign/index.ts';

export interface RelatedLink {
  label: string;
  href: string;
}

export interface RelatedLinksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly RelatedLink[];
}

/** Links to related pages. Add a heading above. */
export function RelatedLinks({ items, className = '', ...rest }: RelatedLinksProps) {
  return (
    <ul role="list" {...rest} className={`border-t border-line ${className}`}>
      {items.map(({ label, href }) => (
        <li key={href} className="border-b border-line">
          <Link
            href={href}
            className="group flex items-start justify-between gap-6 rounded-control py-5 font-display text-lg leading-snug font-semibold transition-colors duration-150 ease-out hover:text-theme focus-visible:-outline-offset-2"
          >
            {label}
            <ArrowRight
              aria-hidden
              className="mt-[0.1em] size-5 shrink-0 text-theme transition-transform duration-200 ease-out group-hover:translate-x-1"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
