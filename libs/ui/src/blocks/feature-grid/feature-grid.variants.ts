export const featureColumns = [2, 3, 4] as const;
export type FeatureColumns = (typeof featureColumns)[number];

/** Returns the layout with the fewest empty cells for a number of items. */
export function layoutOf(count: number): FeatureColumns | 'row-of-three' | 'two-and-three' {
  if (count === 3) return 'row-of-three';
  if (count === 5) return 'two-and-three';
  if (count % 3 === 0) return 3;
  return count % 4 === 0 ? 4 : 2;
}
