import { defineConfig } from 'vitest/config';

/** Shared configuration of the unit tests. Tests import the sources, and `npm test` adds up the JSON reports. */
export default defineConfig({
  cacheDir: '../../node_modules/.vite',
  resolve: { conditions: ['@studio/source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['@studio/source', 'module', 'node', 'development|production'] } },
  test: {
    // Some tests bundle, pack or start servers, which takes longer than the default of 5 seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    include: ['src/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
