export { Heading, type HeadingLevel, type HeadingProps } from './heading.tsx';
export { headingVariants, type HeadingVariants } from './heading.variants.ts';
