export { Postmark, type PostmarkProps } from './postmark.tsx';
