export { Alert, type AlertProps } from './alert.tsx';
export { alertTones, type AlertTone } from './alert.variants.ts';
