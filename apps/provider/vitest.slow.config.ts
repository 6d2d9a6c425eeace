import { configDefaults, defineConfig } from 'vitest/config';
import quick from './vitest.config.ts';

/** What only `npm run test:all` runs: kills, floods, slow clients, restarts and database failures. */
export default defineConfig({
  ...quick,
  test: {
    ...quick.test,
    include: ['src/resilience/**/*.test.ts'],
    // These tests measure times and memory, so each file has the machine and a process for itself.
    maxWorkers: 1,
    isolate: true,
    exclude: configDefaults.exclude,
    reporters: ['default', ['json', { outputFile: 'test-results/slow.json' }]],
  },
});
