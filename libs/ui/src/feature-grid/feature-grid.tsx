import type { ComponentProps } from 'react';
import { IconCard, type IconCardProps } from '../icon-card/index.ts';
import { layout, layoutOf, type FeatureColumns } from './feature-grid.variants.ts';

export type Feature = Pick<IconCardProps, 'icon' | 'title' | 'text'>;

export interface FeatureGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly Feature[];
  /** Number of columns on wide screens. By default, chosen to avoid empty cells. */
  columns?: FeatureColumns | undefined;
  /** Heading level of the titles. @default 3 */
  headingLevel?: IconCardProps['headingLevel'];
}

/** A grid of `IconCard`s, such as the features of a service. */
export function FeatureGrid({ items, columns, headingLevel, className = '', ...rest }: FeatureGridProps) {
  return (
    <ul
      role="list"
      {...rest}
      className={`grid gap-x-8 gap-y-10 lg:gap-y-14 ${columns ? layout[columns] : layoutOf(items.length)} ${className}`}
    >
      {items.map((item) => (
        <li key={item.title}>
          <IconCard {...item} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
