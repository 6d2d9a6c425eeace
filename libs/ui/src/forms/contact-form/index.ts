export {
  ContactForm,
  type ContactControlProps,
  type ContactField,
  type ContactFormProps,
} from './contact-form.tsx';
