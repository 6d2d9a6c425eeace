export { DrawingImage, type DrawingImageProps } from './drawing-image.tsx';
