export { Portraits, type PortraitsItem, type PortraitsProps } from './portraits.tsx';
