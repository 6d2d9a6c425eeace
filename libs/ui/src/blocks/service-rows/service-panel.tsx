import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Text } from '../../primitives/text/index.ts';
import './service-panel.css';

export interface ServicePanelProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** Name of the service. */
  title: ReactNode;
  /** URL of the page of the service: its name is a link. */
  href?: string | undefined;
  /** One sentence. */
  text?: ReactNode;
  /** A drawing. It is wider than the panel and clipped by it. */
  picture?: ReactNode;
  /** Decorative background. It fills the panel. */
  backdrop?: ReactNode;
  /** The price, set as a figure. */
  price?: ReactNode;
  /** Text before the price, such as “from”. */
  before?: ReactNode;
  /** What the price is for, such as “a month”. */
  unit?: ReactNode;
  /** One button or link. It is as wide as the panel. */
  actions?: ReactNode;
  /** Heading level of the title. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** A tall panel for one service with a price, dark in both schemes. */
export function ServicePanel({
  title,
  href,
  text,
  picture,
  backdrop,
  price,
  before,
  unit,
  actions,
  headingLevel = 3,
  ...rest
}: ServicePanelProps) {
  return (
    <article data-slot="service-panel" data-surface="dusk" {...rest}>
      {backdrop}
      <Heading headingLevel={headingLevel}>{href ? <Link href={href}>{title}</Link> : title}</Heading>
      {text && <Text size="lead">{text}</Text>}
      {picture && <div data-slot="service-panel-picture">{picture}</div>}
      {price && (
        <p data-slot="service-panel-price">
          {before && <span>{before}</span>} <strong>{price}</strong> {unit && <span>{unit}</span>}
        </p>
      )}
      {actions && <div data-slot="service-panel-actions">{actions}</div>}
    </article>
  );
}
