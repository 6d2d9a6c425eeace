export { RelatedServices, type RelatedService, type RelatedServicesProps } from './related-services.tsx';
