import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Text } from '../../primitives/text/index.ts';
import './service-rows.css';

export interface ServiceRowsItem {
  id: string;
  /** A drawing. The row sets its size. */
  picture: ReactNode;
  /** Name of the service, and text of the link. */
  title: ReactNode;
  /** One sentence. Not shown on phones. */
  text?: ReactNode;
  /** A price, or a word in its place. */
  price: ReactNode;
  /** What the price is for. */
  unit?: ReactNode;
  /** URL of the page of the service. */
  href: string;
}

export interface ServiceRowsProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Title above the rows. */
  title: ReactNode;
  /** ID of the title, for `aria-labelledby` and links. */
  titleId?: string | undefined;
  /** One or two sentences. */
  lead?: ReactNode;
  /** The most important service, usually a `ServicePanel`. */
  panel?: ReactNode;
  /** Lets the panel start above the section, in the space of the section before. @default false */
  lifted?: boolean | undefined;
  /** The other services. The complete row is the link. */
  items: readonly ServiceRowsItem[];
  /** Heading level of the title. Those of the rows have the next one. @default 2 */
  headingLevel?: Exclude<HeadingLevel, 6> | undefined;
}

/** Services with their prices as rows, beside a panel with the most important one. */
export function ServiceRows({
  title,
  titleId,
  lead,
  panel,
  lifted = false,
  items,
  headingLevel = 2,
  ...rest
}: ServiceRowsProps) {
  return (
    <div data-slot="service-rows" data-lifted={lifted || undefined} {...rest}>
      <div data-slot="service-rows-heading">
        <Heading headingLevel={headingLevel} id={titleId}>
          {title}
        </Heading>
        {lead && (
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        )}
      </div>
      {panel && <div data-slot="service-rows-panel">{panel}</div>}
      <ul role="list">
        {items.map(({ id, picture, title, text, price, unit, href }) => (
          <li key={id}>
            <div data-slot="service-rows-picture">{picture}</div>
            <div data-slot="service-rows-name">
              <Heading headingLevel={nextLevel[headingLevel]} size="h3">
                <Link href={href}>{title}</Link>
              </Heading>
              {text && <Text tone="muted">{text}</Text>}
            </div>
            <div data-slot="service-rows-price">
              <strong>{price}</strong>
              {unit && (
                <Text size="sm" tone="muted">
                  {unit}
                </Text>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const nextLevel = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6 } as const;
