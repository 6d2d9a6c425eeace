import type { Plugin } from 'vite';

/**
 * Some packages write a `<style>` of their own when they are imported. The policy of the documents must name it by
 * its hash, and the hash must follow the package, so it is taken from the code that is being built.
 */
export function runtimeStyles(): { plugin: Plugin; found: () => readonly string[] } {
  const found = new Set<string>();
  return {
    plugin: {
      name: 'studio:runtime-styles',
      transform: {
        filter: { code: '__insertCSS(' },
        handler(code) {
          for (const [, literal] of code.matchAll(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/g)) {
            if (literal) found.add(String(JSON.parse(literal)));
          }
        },
      },
    },
    // The empty text: the element is put into the page before its text is put into it.
    found: () => (found.size > 0 ? ['', ...found] : []),
  };
}
