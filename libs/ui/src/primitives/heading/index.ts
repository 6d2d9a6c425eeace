export { Heading, type HeadingLevel, type HeadingProps } from './heading.tsx';
export { headingSizes, type HeadingSize } from './heading.variants.ts';
