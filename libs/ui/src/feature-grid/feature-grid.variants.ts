export const featureColumns = [2, 3, 4] as const;
export type FeatureColumns = (typeof featureColumns)[number];

export const layout = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} satisfies Record<FeatureColumns, string>;

/** Three in a row already on a tablet, since a third one alone in a row looks forgotten. */
const three = 'md:grid-cols-3';

/** Two wide ones over three narrow ones; on a tablet the first stands over two pairs. */
const five = 'sm:grid-cols-2 sm:*:first:col-span-2 lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-[-n+2]:col-span-3';

/** The layout in which this many leave no hole. */
export function layoutOf(count: number): string {
  if (count === 3) return three;
  if (count === 5) return five;
  if (count % 3 === 0) return layout[3];
  return count % 4 === 0 ? layout[4] : layout[2];
}
