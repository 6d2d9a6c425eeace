export { Container, type ContainerProps } from './container.tsx';
export { containerSizes, type ContainerSize } from './container.variants.ts';
