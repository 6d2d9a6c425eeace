export { SuccessStory, type SuccessStoryProps } from './success-story.tsx';
