import type { ComponentProps } from 'react';
import { IconCard, type IconCardProps } from '../icon-card/index.ts';
import { featureGridVariants, chooseLayout, type FeatureColumns } from './feature-grid.variants.ts';

export interface FeatureGridItem extends Pick<IconCardProps, 'icon' | 'title' | 'text'> {
  id: string;
}

export interface FeatureGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The features, each with an icon, a title and a text. */
  items: readonly FeatureGridItem[];
  /** Number of columns on wide screens. By default, chosen to avoid empty cells. */
  columns?: FeatureColumns | undefined;
  /** Heading level of the titles. @default 3 */
  headingLevel?: IconCardProps['headingLevel'];
}

/** A grid of `IconCard`s, such as the features of a service. */
export function FeatureGrid({ items, columns, headingLevel, className, ...rest }: FeatureGridProps) {
  const layout = columns ?? chooseLayout(items.length);
  return (
    <ul role="list" data-slot="feature-grid" className={featureGridVariants({ layout, className })} {...rest}>
      {items.map(({ id, ...item }) => (
        <li key={id}>
          <IconCard {...item} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
