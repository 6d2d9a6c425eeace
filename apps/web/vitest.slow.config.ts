import { configDefaults, defineConfig } from 'vitest/config';
import quick from './vitest.config.ts';

/** What only `npm run test:all` runs: the site is built in another language. */
export default defineConfig({
  ...quick,
  test: {
    ...quick.test,
    include: ['src/another-language.test.ts'],
    exclude: configDefaults.exclude,
    reporters: ['default', ['json', { outputFile: 'test-results/slow.json' }]],
  },
});
