import { cva, type VariantProps } from '@studio/ui/cva';
import './sitemap-list.css';

export const sitemapListSectionVariants = cva('brand-sitemap-list-section', {
  variants: {
    size: {
      h3: 'brand-sitemap-list-section--h3',
      h1: 'brand-sitemap-list-section--h1',
    },
  },
  defaultVariants: { size: 'h3' },
});
export type SitemapListSectionVariants = VariantProps<typeof sitemapListSectionVariants>;
