export { FormStatus, type FormStatusProps } from './form-status.tsx';
