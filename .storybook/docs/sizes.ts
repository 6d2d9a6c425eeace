type Sizes = Readonly<Record<string, { js: number; css: number }>>;

/**
 * Brotli sizes in bytes by component name. `nx run @studio/ui:sizes` measures them, for the built Storybook: in
 * development they may be missing.
 */
const [sizes = {}] = Object.values(
  import.meta.glob<Sizes>('../../libs/ui/sizes.json', { eager: true, import: 'default' }),
);

/** Returns the size of the component with this title in Storybook, such as `Forms/Field`. */
export function describeSize(title: string): string | undefined {
  const size = sizes[title.replace(/^.*\//, '')];
  if (!size) return undefined;
  const css = size.css > 0 ? ` and ${kilobytes(size.css)} CSS` : '';
  return `${kilobytes(size.js)} JavaScript${css}, compressed with Brotli`;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
