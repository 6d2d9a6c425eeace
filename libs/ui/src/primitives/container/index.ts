export { Container, type ContainerProps } from './container.tsx';
export { containerVariants, type ContainerVariants } from './container.variants.ts';
