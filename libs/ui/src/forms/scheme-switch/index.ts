export { schemeScript } from './scheme-script.ts';
export { SchemeSwitch, type SchemeSwitchProps } from './scheme-switch.tsx';
