export {
  SitemapList,
  type SitemapItem,
  type SitemapListProps,
  type SitemapSection,
} from './sitemap-list.tsx';
