import type { ReactNode } from 'react';
import { Link } from '../../primitives/link/index.ts';

export interface RelatedService {
  id: string;
  title: ReactNode;
  href: string;
  /** A drawing. It is decorative. */
  picture?: ReactNode;
  /** The price, or one word in its place. */
  text?: ReactNode;
}

/** Links to related services, as islands at two heights. */
export function RelatedServices({ items }: { items: readonly RelatedService[] }) {
  return (
    <ul role="list" data-slot="service-detail-template-related">
      {items.map(({ id, title, href, picture, text }) => (
        <li key={id}>
          <Link href={href}>
            {picture}
            <strong>{title}</strong>
            {text && <small>{text}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
