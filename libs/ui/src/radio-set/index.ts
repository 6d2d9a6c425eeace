export { RadioSet, type RadioOption, type RadioSetProps } from './radio-set.tsx';
