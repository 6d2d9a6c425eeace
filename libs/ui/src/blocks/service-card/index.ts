export { ServiceCard, type ServiceCardProps } from './service-card.tsx';
export { ServiceGrid, type ServiceGridProps } from './service-grid.tsx';
