export const stackDirections = ['column', 'row'] as const;
export type StackDirection = (typeof stackDirections)[number];

export const stackGaps = ['sm', 'md', 'lg', 'xl'] as const;
export type StackGap = (typeof stackGaps)[number];
