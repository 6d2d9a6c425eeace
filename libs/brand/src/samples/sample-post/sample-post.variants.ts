/** The invented posts: two of a bakery in each tone, a tea shop and a canoe rental. */
export const samplePostKinds = ['bread', 'flour', 'oven', 'tea', 'cup', 'canoe', 'film'] as const;
export type SamplePostKind = (typeof samplePostKinds)[number];

/** Width to height, as channels ask for them. */
export const samplePostRatios = ['1:1', '4:5', '9:16', '16:9'] as const;
export type SamplePostRatio = (typeof samplePostRatios)[number];
