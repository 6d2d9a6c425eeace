import { configDefaults, defineConfig } from 'vitest/config';
import quick from './vitest.config.ts';

/** The site on nginx and Cloudflare's wrangler, which `npm run test:all` tests where they are installed. */
export default defineConfig({
  ...quick,
  test: {
    ...quick.test,
    include: ['src/hosts/other-hosts.test.ts'],
    exclude: configDefaults.exclude,
    // wrangler takes long to start.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: 'test-results/slow.json' }]],
  },
});
