export { HiddenHeading } from './hidden-heading.tsx';
