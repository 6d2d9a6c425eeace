export { TopLayer } from './top-layer.tsx';
