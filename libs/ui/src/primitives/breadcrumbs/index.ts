export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './breadcrumbs.tsx';
