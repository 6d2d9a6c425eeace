export const containerSizes = ['page', 'content', 'narrow'] as const;
export type ContainerSize = (typeof containerSizes)[number];
