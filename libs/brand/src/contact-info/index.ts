export { ContactInfo, type ContactInfoProps, type ContactPerson } from './contact-info.tsx';
export { contactInfoSizes, type ContactInfoSize } from './contact-info.variants.ts';
