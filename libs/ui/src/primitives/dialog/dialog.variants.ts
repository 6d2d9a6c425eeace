export const dialogSizes = ['sm', 'md', 'full'] as const;
export type DialogSize = (typeof dialogSizes)[number];
