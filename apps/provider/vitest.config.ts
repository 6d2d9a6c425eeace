import { mergeConfig } from 'vitest/config';
import shared from '../../tools/vitest.ts';

export default mergeConfig(shared, {
  // Real servers take their time on a machine that has other things to do.
  test: { globalSetup: 'src/testing/postgres-for-all.ts', testTimeout: 30_000, hookTimeout: 30_000 },
});
