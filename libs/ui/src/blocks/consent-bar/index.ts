export { ConsentBar, type ConsentBarProps } from './consent-bar.tsx';
