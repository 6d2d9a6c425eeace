import { ArrowRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import './related-links.css';

export interface RelatedLink {
  label: ReactNode;
  href: string;
}

export interface RelatedLinksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Links to pages with related topics. */
  items: readonly RelatedLink[];
}

/** Links to related pages. Add a heading above. */
export function RelatedLinks({ items, ...rest }: RelatedLinksProps) {
  return (
    <ul role="list" data-slot="related-links" {...rest}>
      {items.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>
            {label}
            <Icon icon={ArrowRight} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
