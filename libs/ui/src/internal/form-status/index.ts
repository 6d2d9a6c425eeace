export { FormStatus, type FormState, type FormStatusProps } from './form-status.tsx';
