export { default } from '../../tools/vitest.ts';
