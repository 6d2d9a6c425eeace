import { configDefaults, defineConfig } from 'vitest/config';
import shared from '../../tools/vitest.ts';

/** The proofs take minutes: see `vitest.slow.config.ts`. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    globalSetup: 'src/testing/postgres-for-all.ts',
    // The tests start real servers, which is slow on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    exclude: [...configDefaults.exclude, 'src/proofs/**'],
  },
});
