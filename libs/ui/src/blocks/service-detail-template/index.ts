export {
  ServiceDetailTemplate,
  type ServiceDetailTemplateProps,
  type ServiceFeatures,
  type ServicePart,
} from './service-detail-template.tsx';
