export { HiddenHeading, VisuallyHidden } from './visually-hidden.tsx';
