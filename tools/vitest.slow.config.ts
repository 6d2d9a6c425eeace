import { defineConfig } from 'vitest/config';
import shared from './vitest.ts';

/** The commands of the README in a fresh clone, which `npm run test:all` tries. */
export default defineConfig({
  ...shared,
  cacheDir: '../node_modules/.vite',
  test: {
    ...shared.test,
    include: ['*.slow.test.ts'],
    // Each file has a clone of its own.
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ['default', ['json', { outputFile: 'test-results/slow.json' }]],
  },
});
