export { useHashTarget } from './use-hash-target.ts';
