export { SampleStack, type SampleStackProps } from './sample-stack.tsx';
