export { default } from '@studio/kit/playwright';
