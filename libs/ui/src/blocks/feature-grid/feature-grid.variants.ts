import { cva, type VariantProps } from '../../foundations/cva.ts';
import './feature-grid.css';

export const featureGridVariants = cva('ui-feature-grid', {
  variants: {
    layout: {
      2: 'ui-feature-grid--2',
      3: 'ui-feature-grid--3',
      4: 'ui-feature-grid--4',
      'row-of-three': 'ui-feature-grid--row-of-three',
      'two-and-three': 'ui-feature-grid--two-and-three',
    },
  },
});
export type FeatureGridVariants = VariantProps<typeof featureGridVariants>;

/** The layouts with a number of columns, as numbers. The keys of an object are strings. */
export const featureColumns = [2, 3, 4] as const;
export type FeatureColumns = (typeof featureColumns)[number];

/** Returns the layout with the fewest empty cells for a number of items. */
export function chooseLayout(count: number): FeatureGridVariants['layout'] {
  if (count === 3) return 'row-of-three';
  if (count === 5) return 'two-and-three';
  if (count % 3 === 0) return 3;
  return count % 4 === 0 ? 4 : 2;
}
