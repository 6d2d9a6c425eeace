export { default } from '../northfork/vite.config.ts';
