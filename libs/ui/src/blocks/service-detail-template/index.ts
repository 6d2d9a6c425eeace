export {
  ServiceDetailTemplate,
  type ServiceDetailTemplateProps,
  type ServicePart,
  type ServiceQuestion,
} from './service-detail-template.tsx';
