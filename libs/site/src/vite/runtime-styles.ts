import type { Plugin } from 'vite';

/**
 * Some packages insert a `<style>` element when they are imported. The Content Security Policy must list its hash, so
 * the styles are extracted from the code during the build.
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
    // The empty string: the packages insert an empty element first, then its text.
    found: () => (found.size > 0 ? ['', ...found] : []),
  };
}
