/** Components in `libs/ui/src/internal/stories`, which the package does not export. */
const storyHelpers = 'ExampleLogo|MatrixTable';

/**
 * Returns the import statements that Storybook generates for the examples of a component, without those that only work
 * in a file of stories: imports by path, and helpers of stories.
 */
export function packageImports(statements: string): string {
  return statements
    .replace(/^import [^;]+ from '\.[^;]+;\n?/gm, '')
    .replace(new RegExp(`\\b(${storyHelpers}), |, (${storyHelpers})\\b`, 'g'), '')
    .trim();
}
