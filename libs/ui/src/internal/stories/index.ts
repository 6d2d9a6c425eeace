export { ExampleLogo } from './example-logo.tsx';
export { MatrixTable } from './matrix-table.tsx';
