export {
  Footer,
  type FooterLanguage,
  type FooterLink,
  type FooterList,
  type FooterProps,
} from './footer.tsx';
