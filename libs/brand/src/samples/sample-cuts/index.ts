export { SampleCuts, type SampleCutsProps } from './sample-cuts.tsx';
