export { SampleViews, type SampleViewsProps } from './sample-views.tsx';
