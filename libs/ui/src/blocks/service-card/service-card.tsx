import { ArrowRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import type { ServiceTheme } from '../../foundations/themes.ts';
import { Badge } from '../../primitives/badge/index.ts';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Text } from '../../primitives/text/index.ts';
import './service-card.css';

export interface ServiceCardProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** Name of the service, and text of the link. */
  title: ReactNode;
  /** One sentence about the service. */
  text: ReactNode;
  /** URL of the page of the service. */
  href: string;
  /** Illustration of the service. The card sets its size. */
  art: ReactNode;
  /** Color of the illustration, the arrow and the badge. By default, that of the closest `data-theme`. */
  theme?: ServiceTheme | undefined;
  /** One word that highlights the card. On one card of a grid at most. */
  badge?: ReactNode;
  /** Heading level of the title. @default 3 */
  headingLevel?: HeadingLevel | undefined;
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
  return (
    <li data-slot="service-card" data-theme={theme} {...rest}>
      <div data-slot="service-card-art">{art}</div>
      <div data-slot="service-card-body">
        <div data-slot="service-card-title">
          <Heading headingLevel={headingLevel} size="h3">
            <Link href={href}>{title}</Link>
          </Heading>
          {badge && <Badge tone="theme">{badge}</Badge>}
        </div>
        <Text tone="muted">{text}</Text>
        <Icon icon={ArrowRight} />
      </div>
    </li>
  );
}
