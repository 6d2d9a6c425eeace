export { ContactForm, type ContactField, type ContactFormProps } from './contact-form.tsx';
