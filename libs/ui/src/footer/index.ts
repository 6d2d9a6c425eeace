export { Footer, type FooterLanguage, type FooterProps } from './footer.tsx';
