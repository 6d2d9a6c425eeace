export const columnRatios = ['equal', 'narrow-wide', 'wide-narrow', 'sidebar'] as const;
export type ColumnRatio = (typeof columnRatios)[number];

export const columnAligns = ['stretch', 'start', 'center'] as const;
export type ColumnAlign = (typeof columnAligns)[number];
