export { Layers, type LayersItem, type LayersProps } from './layers.tsx';
