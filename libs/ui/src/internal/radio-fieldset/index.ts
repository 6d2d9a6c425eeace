export { RadioFieldset, type RadioFieldsetProps } from './radio-fieldset.tsx';
export { useRadios, type RadioValueProps } from './use-radios.ts';
