export { RunIn, type RunInProps } from './run-in.tsx';
