export const headingSizes = ['poster', 'section', 'title', 'base'] as const;
export type HeadingSize = (typeof headingSizes)[number];
