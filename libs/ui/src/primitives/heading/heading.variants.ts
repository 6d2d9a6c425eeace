export const headingSizes = ['poster', 'page', 'section', 'title', 'base'] as const;
export type HeadingSize = (typeof headingSizes)[number];
