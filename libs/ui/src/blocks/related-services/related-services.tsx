import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../primitives/link/index.ts';
import './related-services.css';

export interface RelatedService {
  id: string;
  title: ReactNode;
  href: string;
  /** A drawing. It is decorative. */
  picture?: ReactNode;
  /** The price, or one word in its place. */
  text?: ReactNode;
}

export interface RelatedServicesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Two to five services with their pictures. */
  items: readonly RelatedService[];
}

/** Links to services, as pictures at two heights. Add a heading above. */
export function RelatedServices({ items, ...rest }: RelatedServicesProps) {
  return (
    <ul role="list" data-slot="related-services" {...rest}>
      {items.map(({ id, title, href, picture, text }) => (
        <li key={id}>
          <Link href={href}>
            {picture}
            <strong>{title}</strong>
          </Link>
          {text && <small>{text}</small>}
        </li>
      ))}
    </ul>
  );
}
