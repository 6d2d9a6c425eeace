export { RadioSet, type RadioOption, type RadioSetProps } from './radio-group.tsx';
