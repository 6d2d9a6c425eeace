export const separatorOrientations = ['horizontal', 'vertical'] as const;
export type SeparatorOrientation = (typeof separatorOrientations)[number];
