export {
  ContactInfo,
  contactInfoSizes,
  type ContactInfoProps,
  type ContactInfoSize,
  type ContactPerson,
} from './contact-info.tsx';
