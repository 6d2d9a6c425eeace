import { defineConfig } from 'vitest/config';

/** Shared configuration of the unit tests. Tests import the sources, and `npm test` adds up the JSON reports. */
export default defineConfig({
  cacheDir: '../../node_modules/.vite',
  resolve: { conditions: ['@studio/source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['@studio/source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
