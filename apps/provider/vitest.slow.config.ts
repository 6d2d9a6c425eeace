import { configDefaults, defineConfig } from 'vitest/config';
import quick from './vitest.config.ts';

/** Kills, floods, slow clients, restarts and database failures, which `npm run test:all` runs. */
export default defineConfig({
  ...quick,
  test: {
    ...quick.test,
    include: ['src/proofs/**/*.test.ts'],
    exclude: configDefaults.exclude,
    reporters: ['default', ['json', { outputFile: 'test-results/slow.json' }]],
  },
});
