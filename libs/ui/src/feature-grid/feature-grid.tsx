import type { ComponentProps } from 'react';
import { IconCard, type IconCardProps } from '../icon-card/index.ts';
import { layout, layoutOf, type FeatureColumns } from './feature-grid.variants.ts';

export type Feature = Pick<IconCardProps, 'icon' | 'title' | 'text'>;

export interface FeatureGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly Feature[];
  /** How many stand side by side on a wide screen. Without it, as many as leave no hole. */
  columns?: FeatureColumns | undefined;
  /** The rank of the titles in the page. @default 3 */
  headingLevel?: IconCardProps['headingLevel'];
}

/** What a service offers, side by side. */
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
