import { configDefaults, defineConfig } from 'vitest/config';
import quick from './vitest.config.ts';

/** Other hosts, the files in `deploy`, and the packages on a registry, which `npm run test:all` tests. */
export default defineConfig({
  ...quick,
  test: {
    ...quick.test,
    include: [
      'src/hosts/other-hosts.test.ts',
      'src/deploy/*.test.ts',
      'src/packages/registry.test.ts',
      'src/packages/new-site.test.ts',
    ],
    exclude: configDefaults.exclude,
    // `npm start` restores the built site from the cache of Nx while other files would read it.
    fileParallelism: false,
    // wrangler takes long to start.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: 'test-results/slow.json' }]],
  },
});
