export { buttonLink } from './button-link.tsx';
export { ExampleLogo } from './example-logo.tsx';
export { inside } from './inside.tsx';
export { services, toItems, toLinks } from './items.ts';
export { MatrixTable } from './matrix-table.tsx';
export { long, longField, questions } from './texts.ts';
