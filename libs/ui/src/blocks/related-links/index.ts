export { RelatedLinks, type RelatedLink, type RelatedLinksProps } from './related-links.tsx';
