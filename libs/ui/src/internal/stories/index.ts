export { ExampleLogo } from './example-logo.tsx';
export { MatrixTable } from './matrix-table.tsx';
export { long, longField, questions } from './texts.ts';
