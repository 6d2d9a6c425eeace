export { FilterLinks, type FilterLink, type FilterLinksProps } from './filter-links.tsx';
