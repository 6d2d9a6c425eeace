export { ContactInfo, type ContactInfoProps, type ContactPerson } from './contact-info.tsx';
export { contactInfoVariants, type ContactInfoVariants } from './contact-info.variants.ts';
