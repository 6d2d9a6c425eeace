import type { Plugin } from 'vite';

/**
 * Some packages insert a `<style>` element when they are imported. The Content Security Policy of every document would
 * have to allow it by its hash, so a build moves these styles to a file that loads with the script.
 */
export function insertedStyles(): Plugin {
  const styles: string[] = [];
  return {
    name: 'studio:inserted-styles',
    apply: 'build',
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    load: (id) =>
      id.startsWith(prefix) ? styles[Number(id.slice(prefix.length, -suffix.length))] : undefined,
    transform: {
      filter: { code: '__insertCSS(' },
      handler(code) {
        let imports = '';
        const rest = code.replaceAll(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/g, (_, literal: string) => {
          imports += `import '${prefix}${String(styles.length)}${suffix}';`;
          styles.push(String(JSON.parse(literal)));
          return '';
        });
        return { code: imports + rest, map: null };
      },
    },
  };
}

const prefix = 'virtual:inserted-styles/';
/** Makes it a part of the stylesheet of a lazy part, not of that of all pages. */
const suffix = '.lazy.css';
