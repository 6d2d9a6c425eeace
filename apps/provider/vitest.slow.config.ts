import { configDefaults, defineConfig } from 'vitest/config';
import quick from './vitest.config.ts';

/**
 * What only `npm run test:all` runs: kills, floods, slow clients, restarts and database failures, and the unit tests that
 * take a sample in `npm test`.
 */
export default defineConfig({
  ...quick,
  test: {
    ...quick.test,
    include: [
      'src/resilience/**/*.test.ts',
      'src/bad-input.test.ts',
      'src/name-cards/{name-card,scan}.test.ts',
      'src/http/reject-ambiguous-requests.test.ts',
      'src/owner/backup.test.ts',
    ],
    provide: { complete: true },
    // These tests measure times and memory, so each file has the machine and a process for itself.
    maxWorkers: 1,
    isolate: true,
    exclude: configDefaults.exclude,
    reporters: ['default', ['json', { outputFile: 'test-results/slow.json' }]],
  },
});
