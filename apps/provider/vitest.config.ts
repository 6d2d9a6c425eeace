import { configDefaults, defineConfig } from 'vitest/config';
import shared from '../../tools/vitest.ts';

/** The slow tests have their own configuration: `vitest.slow.config.ts`. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    globalSetup: 'src/testing/global-setup.ts',
    // Most tests wait for mail servers, databases and connections, so more than one worker per core pays off.
    maxWorkers: 3,
    // Imports take 0.2 s per file in a new process. Tests leave nothing behind in the modules.
    isolate: false,
    exclude: [...configDefaults.exclude, 'src/resilience/**'],
    // `npm run test:all` sets it. Some tests then try all cases instead of a sample.
    provide: { complete: process.env['COMPLETE'] === '1' },
  },
});
