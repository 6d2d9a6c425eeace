export {
  Footer,
  type FooterLink,
  type FooterList,
  type FooterProps,
} from './footer.tsx';
