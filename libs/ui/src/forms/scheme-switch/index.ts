export { schemeScript, SchemeSwitch, type SchemeSwitchProps } from './scheme-switch.tsx';
