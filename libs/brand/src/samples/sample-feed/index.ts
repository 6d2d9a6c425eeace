export { SampleFeed, type SampleFeedProps } from './sample-feed.tsx';
