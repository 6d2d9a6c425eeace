export { TextLink, type TextLinkProps } from './text-link.tsx';
export { textLinkVariants, type TextLinkVariants } from './text-link.variants.ts';
