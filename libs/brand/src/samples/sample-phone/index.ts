export { SamplePhone, type SamplePhoneProps } from './sample-phone.tsx';
