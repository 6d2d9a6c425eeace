export { TextLink, type TextLinkProps } from './text-link.tsx';
export {
  textLinkTones,
  textLinkVariants,
  type TextLinkTone,
  type TextLinkVariant,
} from './text-link.variants.ts';
