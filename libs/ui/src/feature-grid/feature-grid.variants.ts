export const featureColumns = [2, 3, 4] as const;
export type FeatureColumns = (typeof featureColumns)[number];

export const layout = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} satisfies Record<FeatureColumns, string>;

/** Three columns from tablets on: with two, the third item would be alone in its row. */
const three = 'md:grid-cols-3';

/** Two wide items above three narrow ones. On a tablet, one wide item above two rows of two. */
const five = 'sm:grid-cols-2 sm:*:first:col-span-2 lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-[-n+2]:col-span-3';

/** Returns the layout with the fewest empty cells for a number of items. */
export function layoutOf(count: number): string {
  if (count === 3) return three;
  if (count === 5) return five;
  if (count % 3 === 0) return layout[3];
  return count % 4 === 0 ? layout[4] : layout[2];
}
