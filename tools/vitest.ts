import { defineConfig } from 'vitest/config';

/** How every library's unit tests run: against the sources, with a report that `npm test` adds up. */
export default defineConfig({
  cacheDir: '../../node_modules/.vite',
  resolve: { conditions: ['@studio/source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['@studio/source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
