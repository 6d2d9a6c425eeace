import { Heading, Link, type HeadingLevel } from '@studio/ui';
import type { ComponentProps, ReactNode } from 'react';
import './archipelago.css';

export interface Island {
  id: string;
  /** Name of the service, and text of the link. */
  title: ReactNode;
  /** One sentence. On wide screens only the first island shows it. */
  text?: ReactNode;
  /** The price with its unit, or a word in its place. */
  price: ReactNode;
  /** A drawing of an island. */
  picture: ReactNode;
  /** URL of the page of the service. */
  href: string;
}

export interface ArchipelagoProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** Six services in the order of their places: the first is the largest, ahead of the others. */
  items: readonly Island[];
  /** Heading level of the names. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * The services as islands of a lake, with dotted routes between them, and a flag with name and price at each. It starts
 * beside the end of the text above it. On phones it is a list of rows.
 */
export function Archipelago({ label, items, headingLevel = 2, ...rest }: ArchipelagoProps) {
  return (
    <div data-slot="archipelago" {...rest}>
      <div data-slot="archipelago-water">
        <svg data-slot="archipelago-routes" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {routes.map((route) => (
            <path key={route} d={route} />
          ))}
        </svg>
        <ul role="list" aria-label={label}>
          {items.map(({ id, title, text, price, picture, href }) => (
            <li key={id}>
              <div data-slot="archipelago-picture">{picture}</div>
              <div data-slot="archipelago-flag">
                <Heading headingLevel={headingLevel} size="h3">
                  <Link href={href}>{title}</Link>
                </Heading>
                <strong>{price}</strong>
                {text && <small>{text}</small>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** In percent of the water, from the places of the islands in the style sheet. */
const routes = [
  'M17.5 51.5C27 52 36 33 50.5 33.4S74 16 87.5 22.9',
  'M50.5 33.4C54 50 63 60 74.5 59.4S87 72 89.5 83.6',
  'M17.5 51.5C22 76 35 84 48.5 80.4S74 92 89.5 83.6',
];
