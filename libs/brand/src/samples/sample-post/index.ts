export { SamplePost, type SamplePostProps } from './sample-post.tsx';
export {
  samplePostKinds,
  samplePostRatios,
  type SamplePostKind,
  type SamplePostRatio,
} from './sample-post.variants.ts';
